// What the kernel offers to the program around it.

export { setTraits } from './traits';
export { hopBuffer, moveStack, pathBuffer, scratchBytes } from './memory';
export { bestCaptureKey } from './captures';
export { legalMoves, failed } from './surface';
export { hops } from './hops';
export { perft } from './perft';
