import type { Specs } from '../spec.ts';

/** `dama engine`, for programs that want to play or analyse with it. */
export const engineSpecs: Specs = ({ cli }) => [
  {
    name: 'engine',
    group: cli.groups.positions,
    arguments: [],
    options: [],
    run: async (context) => (await import('../commands/engine.ts')).runEngine(context),
  },
];
