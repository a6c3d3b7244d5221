// Trains the evaluation of a game by self-play: npm run train -- --variant russian [options]
//   --out DIR          where the run keeps everything (train-runs/<game>); the same command goes on
//   --rounds N         rounds in all (8): what comes out then depends on the settings only
//   --minutes N        ends after so long; the same command goes on later
//   --games N          games of self-play a round (2000)
//   --nodes N          positions the search visits for a move in them (1500)
//   --match-pairs N    pairs of games in a match (150)
//   --match-nodes N    positions visited for a move in a match (3000)
//   --seed N           (1)
//   --threads N        (2)
//   --install          puts every accepted evaluation into weights/, for the program to play with
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findVariant } from '../src/rules/variants.ts';
import { train, type PipelineSettings } from './pipeline.ts';
import { createPool, serveJobs } from './pool.ts';
import { openStore } from './store.ts';

function install(name: string, file: Uint8Array): void {
  mkdirSync('weights', { recursive: true });
  const target = path.join('weights', name);
  writeFileSync(`${target}.part`, file);
  renameSync(`${target}.part`, target);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      variant: { type: 'string' },
      out: { type: 'string' },
      rounds: { type: 'string', default: '8' },
      minutes: { type: 'string', default: 'Infinity' },
      games: { type: 'string', default: '2000' },
      nodes: { type: 'string', default: '1500' },
      'match-pairs': { type: 'string', default: '150' },
      'match-nodes': { type: 'string', default: '3000' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      install: { type: 'boolean', default: false },
    },
  });
  const variant = findVariant(values.variant ?? '');
  if (variant === undefined) {
    console.error('which game? npm run train -- --variant russian');
    process.exitCode = 2;
    return;
  }
  const settings: PipelineSettings = {
    variant,
    seed: Number(values.seed),
    games: Number(values.games),
    nodes: Number(values.nodes),
    matchNodes: Number(values['match-nodes']),
    pairs: Number(values['match-pairs']),
    rounds: Number(values.rounds),
  };
  const end = performance.now() + 60_000 * Number(values.minutes);
  const pool = createPool(Number(values.threads), new URL(import.meta.url));
  try {
    await train(settings, {
      store: openStore(values.out ?? path.join('train-runs', variant.name)),
      pool,
      say: (line) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`),
      isOver: () => performance.now() >= end,
      onAccepted: (file) => {
        if (values.install) install(`${variant.name}.bin`, file);
      },
    });
  } finally {
    await pool.close();
  }
}

if (!serveJobs()) await main();
