// What the kernel offers to the program around it.

export { setTraits } from './traits';
export { hopBuffer, lineBuffer, moveStack, pathBuffer, scratchBytes } from './memory';
export { setMarks } from './busy';
export { bestCaptureKey } from './captures';
export { legalMoves, failed } from './surface';
export { hops } from './hops';
export { perft } from './perft';
export { setTable } from './table';
export {
  isStopped,
  leaderDepth,
  nodeCount,
  setHelpers,
  setLeader,
  setLimits,
  setNodeCounter,
  setStopFlag,
} from './control';
export { addDrawRule, clearDrawRules } from './draws';
export { setNoise, staticScore } from './eval';
export { setWeights } from './weights';
export { lineLength } from './line';
export { addEarlier, newSearch, rootSearched, searchRoot, setRoot } from './root';
