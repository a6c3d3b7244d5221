import { Argument } from 'commander';
import { VARIANT_NAMES } from '../../rules/types.ts';
import { PAGE_NAMES, TOPICS } from '../../messages/pages/types.ts';
import { SHELLS } from '../completion/model.ts';
import { jsonOption, option } from '../options.ts';
import type { Specs } from '../spec.ts';

/** The commands that tell about the games and about the program itself. */
export const aboutSpecs: Specs = (messages) => {
  const { cli } = messages;
  return [
    {
      name: 'variants',
      group: cli.groups.about,
      arguments: [],
      options: [jsonOption(messages, cli.options.jsonAbout)],
      run: async (context) => (await import('../commands/variants.ts')).runVariants(context),
    },
    {
      name: 'rules',
      group: cli.groups.about,
      arguments: [choices(new Argument(`[${cli.values.game}]`, cli.arguments.game), PAGE_NAMES)],
      options: [
        option(`--variant <${cli.values.game}>`, cli.options.rulesVariant, {
          group: cli.groups.game,
          choices: VARIANT_NAMES,
        }),
        option(`--topic <${cli.values.topic}>`, cli.options.topic, {
          group: cli.groups.answer,
          choices: TOPICS,
        }),
        option(`--width <${cli.values.columns}>`, cli.options.width, { group: cli.groups.answer }),
        jsonOption(messages, cli.options.jsonAbout),
      ],
      run: async (context, command) =>
        (await import('../commands/rules.ts')).runRules(context, command),
    },
    {
      name: 'completion',
      group: cli.groups.shell,
      arguments: [choices(new Argument(`<${cli.values.shell}>`, cli.arguments.shell), SHELLS)],
      options: [],
      run: async (context, command) =>
        (await import('../commands/completion.ts')).runCompletion(context, command),
    },
    {
      name: 'help',
      group: cli.groups.shell,
      arguments: [new Argument(`[${cli.values.command}]`, cli.arguments.command)],
      options: [],
      run: async (context, command) =>
        (await import('../commands/help.ts')).runHelp(context, command),
    },
  ];
};

/** What the argument may be, for completion; the command itself checks it. */
function choices(argument: Argument, values: readonly string[]): Argument {
  argument.argChoices = [...values];
  return argument;
}
