// Plays a match: npm run match -- --help
import { isMainThread } from 'node:worker_threads';
import { runMatches } from './run.ts';
import { work } from './worker.ts';

if (isMainThread) await runMatches(process.argv.slice(2));
else await work();
