import type { Option } from 'commander';
import type { Messages } from '../../messages/index.ts';
import { GLYPHS, SIZES } from '../../plain/options.ts';
import { COLORS } from '../../rules/types.ts';
import { THEME_NAMES } from '../../tui/themes/index.ts';
import { enginePower, gameOptions, levelOption, option, searchLimits } from '../options.ts';
import type { Specs } from '../spec.ts';

/** `dama play`, which is also what `dama` alone does. */
export const playSpecs: Specs = (messages) => {
  const { cli } = messages;
  return [
    {
      name: 'play',
      group: cli.groups.play,
      arguments: [],
      options: [
        ...gameOptions(messages),
        option(`--position <${cli.values.position}>`, cli.options.startPosition, {
          group: cli.groups.game,
        }),
        option(`--resume [${cli.values.file}]`, cli.options.resume, {
          group: cli.groups.game,
          // A game that goes on has its own.
          conflicts: ['position', 'setup', 'forcedCapture', 'strict'],
        }),
        option('--no-save', cli.options.noSave, { group: cli.groups.game }),
        ...playerOptions(messages),
        ...searchLimits(messages),
        ...enginePower(messages),
        ...screenOptions(messages),
      ],
      run: async (context, command) =>
        (await import('../commands/play.ts')).runPlay(context, command),
    },
  ];
};

function playerOptions(messages: Messages): readonly Option[] {
  const { cli } = messages;
  const group = cli.groups.players;
  return [
    levelOption(messages, cli.options.level, { group, byDefault: 'medium' }),
    option(`--color <${cli.values.side}>`, cli.options.color, {
      group,
      choices: [...COLORS, 'random'],
      byDefault: cli.defaults.color,
    }),
    option(`--engine <${cli.values.command}>`, cli.options.engine, {
      group,
      conflicts: ['level', 'twoPlayers'],
    }),
    option('--two-players', cli.options.twoPlayers, { group, conflicts: ['level', 'color'] }),
    option('--strict', cli.options.strict, { group }),
    option(`--seed <${cli.values.number}>`, cli.options.seed, { group }),
  ];
}

function screenOptions({ cli }: Messages): readonly Option[] {
  const group = cli.groups.screen;
  return [
    option('--plain', cli.options.plain, { group }),
    option(`--glyphs <${cli.values.glyphs}>`, cli.options.glyphs, { group, choices: GLYPHS }),
    option(`--theme <${cli.values.theme}>`, cli.options.theme, { group, choices: THEME_NAMES }),
    option(`--size <${cli.values.size}>`, cli.options.size, { group, choices: SIZES }),
    option('--no-animation', cli.options.noAnimation, { group }),
  ];
}
