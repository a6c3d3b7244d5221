// When a search ends before its depth: it was told to, its time is over, or it has made its nodes; or,
// in a thread that helps another, because that one is further already.

/** Milliseconds on a clock that never goes back. */
// @ts-ignore: decorator
@external('env', 'now')
declare function now(): f64;

/** Nodes between two looks at the clock and the flag: well below a millisecond as a rule. */
const POLL: u64 = 1024;

let stopFlag: usize = 0;
let searchId: i32 = 0;
let deadline: f64 = Infinity;
let nodeLimit: u64 = u64.MAX_VALUE;
let nextPoll: u64 = 0;
let counter: usize = 0;
/** The counter of the thread that this one helps; 0 in that one itself. */
let leader: usize = 0;
/** Threads that help this one; their counters follow its own, so many bytes apart. */
let helpers: i32 = 0;
const COUNTER_BYTES: usize = 64;
let rootDepth: i32 = 0;
/** Stopped at this depth only, as the leader is at a greater one. */
let behind: bool = false;
/** The ply at which a search goes on that was stopped only below it; -1 for none. */
let backTo: i32 = -1;

/** Positions visited in this search. */
export let nodes: u64 = 0;
/** Set when the search shall end: what it returns from then on is meaningless. */
export let stopped: bool = false;

/**
 * Sets where the number of the last search to be stopped stands (i32, shared with other threads).
 * A number instead of a mere flag: stopping one search can never stop the next.
 */
export function setStopFlag(address: usize): void {
  stopFlag = address;
}

/**
 * Sets where other threads are told, while it grows, how many positions have been visited (u64), and
 * behind it in which search and at which depth of it (i32 each).
 */
export function setNodeCounter(address: usize): void {
  counter = address;
}

/** Makes this a thread that helps another one: the address is that one's counter. */
export function setLeader(address: usize): void {
  leader = address;
}

/** Sets how many threads help this one: what they visit counts towards the limit of nodes. */
export function setHelpers(count: i32): void {
  helpers = count;
}

/** The depth at which the leader is in this search; 0 when it has not begun. */
export function leaderDepth(): i32 {
  return atomic.load<i32>(leader, 8) == searchId ? atomic.load<i32>(leader, 12) : 0;
}

/** Begins a depth. */
export function enterDepth(depth: i32): void {
  rootDepth = depth;
  if (behind) stopped = false;
  behind = false;
  if (counter != 0) atomic.store<i32>(counter, depth, 12);
}

/** Begins a search: its number, when it must end on the clock, and how many nodes it may visit. */
export function setLimits(id: i32, end: f64, maxNodes: f64): void {
  searchId = id;
  deadline = end;
  nodeLimit = maxNodes < 9e15 ? <u64>maxNodes : u64.MAX_VALUE;
  nodes = 0;
  stopped = false;
  behind = false;
  backTo = -1;
  nextPoll = min(POLL, nodeLimit);
  if (counter != 0) {
    atomic.store<u64>(counter, 0);
    atomic.store<i32>(counter, 0, 12);
    atomic.store<i32>(counter, id, 8);
  }
}

/** Counts a position; `stopped` says afterwards whether to go on. */
@inline
export function countNode(): void {
  if (++nodes >= nextPoll) poll();
}

/** Has the flag and the clock looked at soon: something slow has just happened. */
export function hurry(): void {
  nextPoll = min(nextPoll, nodes + 1);
}

function poll(): void {
  nextPoll = min(nodes + POLL, nodeLimit);
  if (counter != 0) atomic.store<u64>(counter, nodes);
  if (nodes + helpersNodes() >= nodeLimit || atomic.load<i32>(stopFlag) >= searchId || now() >= deadline) {
    stopped = true;
  } else if (leader != 0 && leaderDepth() > rootDepth) {
    behind = true;
    stopped = true;
  }
}

function helpersNodes(): u64 {
  let sum: u64 = 0;
  for (let helper = 1; helper <= helpers; helper++) {
    const place = counter + <usize>helper * COUNTER_BYTES;
    if (atomic.load<i32>(place, 8) == searchId) sum += atomic.load<u64>(place);
  }
  return sum;
}

/** Stops what is searched below a ply of the line: another thread has the score of the position there. */
export function goBack(ply: i32): void {
  backTo = ply;
  stopped = true;
}

/** Whether a search that was stopped goes on at this ply. */
export function isBack(ply: i32): bool {
  if (backTo != ply) return false;
  backTo = -1;
  stopped = false;
  return true;
}

export function nodeCount(): f64 {
  return <f64>nodes;
}
/** Whether the whole search has ended, not only a depth that its leader has done already. */
export function isStopped(): bool {
  return stopped && !behind;
}
