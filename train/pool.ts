import { Worker, parentPort } from 'node:worker_threads';
import { work, type Job, type Outcome } from './jobs.ts';

/** Threads that do jobs. */
export interface Pool {
  /**
   * Does all jobs; `onDone` is told of each as it is done, in whatever order.
   * @param isOver asked before each job is begun; once true, no more are
   */
  run(
    jobs: readonly Job[],
    onDone: (index: number, outcome: Outcome) => void,
    isOver?: () => boolean,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Threads of the script that is running; it calls `serveJobs` in each. */
export function createPool(threads: number, script: URL): Pool {
  const workers = Array.from({ length: threads }, () => new Worker(script));
  return {
    async run(jobs, onDone, isOver) {
      let next = 0;
      const drive = async (worker: Worker): Promise<void> => {
        while (next < jobs.length && isOver?.() !== true) {
          const index = next++;
          const job = jobs[index];
          if (job !== undefined) onDone(index, await ask(worker, job));
        }
      };
      await Promise.all(workers.map(drive));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', done);
      worker.off('error', fail);
    };
    const done = (outcome: Outcome): void => {
      settle();
      resolve(outcome);
    };
    const fail = (error: Error): void => {
      settle();
      reject(error);
    };
    worker.on('message', done);
    worker.on('error', fail);
    worker.postMessage(job);
  });
}

/** Does what the pool asks, in one of its threads. */
export function serveJobs(): void {
  const serve = async (job: Job): Promise<void> => parentPort?.postMessage(await work(job));
  parentPort?.on('message', (job: Job) => void serve(job));
}
