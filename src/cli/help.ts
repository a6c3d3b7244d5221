import type { Argument, Command, Help, Option } from 'commander';
import type { Example } from '../messages/en/cli.ts';
import type { Context } from './context.ts';

/** No help is wider: long lines are hard to read. */
const WIDEST = 100;
const NARROWEST = 40;

/** Examples by command; they come first, because they are read first. */
export type ExamplesOf = (command: Command) => readonly Example[];

/**
 * Makes Commander write help in the language of the context, with the examples at its head.
 * Subcommands made afterwards inherit it.
 *
 * @param print - given the help, or the version, where one was asked for.
 */
export function configureHelp(
  program: Command,
  context: Context,
  examplesOf: ExamplesOf,
  print: (text: string) => void,
): void {
  const { styles, output } = context;
  program.configureHelp({
    showGlobalOptions: true,
    styleTitle: styles.bold,
    styleCommandText: styles.bold,
    styleOptionTerm: styles.accent,
    styleArgumentTerm: styles.accent,
    styleSubcommandTerm: styles.accent,
    commandUsage: (command) => usageOf(command, context),
    subcommandTerm: (command) => command.name(),
    subcommandDescription: (command) => command.summary(),
    optionDescription: (option) => describe(option.description, notes(option, context)),
    argumentDescription: (argument: Argument) => argument.description,
    formatHelp: (command, helper) => format(command, helper, context, examplesOf(command)),
  });
  program.configureOutput({
    // Errors are put in words by `report`.
    writeOut: print,
    writeErr: () => undefined,
    getOutHasColors: () => context.color > 0,
    getErrHasColors: () => context.color > 0,
    getOutHelpWidth: () => Math.max(NARROWEST, Math.min(WIDEST, helpWidth(output))),
  });
  program.helpOption('-h, --help', context.messages.cli.options.help);
}

/** `dama moves [options] [position]`. */
function usageOf(command: Command, context: Context): string {
  const words = context.messages.cli.help;
  const takes = command.registeredArguments.map((one) =>
    one.required ? `<${one.name()}>` : `[${one.name()}]`,
  );
  const sub = command.commands.length > 0 ? [words.command] : [];
  return [commandPath(command), ...sub, words.options, ...takes].join(' ');
}

/** A command as it is typed: `dama moves`. */
export function commandPath(command: Command): string {
  const { parent } = command;
  return parent === null ? command.name() : `${commandPath(parent)} ${command.name()}`;
}

function helpWidth(output: NodeJS.WriteStream): number {
  return output.isTTY ? output.columns : 80;
}

function notes(option: Option, context: Context): readonly string[] {
  const words = context.messages.cli.help;
  const { argChoices, defaultValueDescription, envVar } = option;
  return [
    ...(argChoices === undefined ? [] : [`${words.oneOf}: ${argChoices.join(', ')}`]),
    ...(defaultValueDescription === undefined
      ? []
      : [`${words.byDefault}: ${defaultValueDescription}`]),
    ...(envVar === undefined ? [] : [`${words.environment}: ${envVar}`]),
  ];
}

function describe(text: string, extra: readonly string[]): string {
  return extra.length === 0 ? text : `${text} (${extra.join('; ')})`;
}

/** Usage, what it does, examples, arguments, options by group, commands by group. */
function format(
  command: Command,
  helper: Help,
  context: Context,
  examples: readonly Example[],
): string {
  const words = context.messages.cli.help;
  const width = helper.helpWidth ?? 80;
  const termWidth = helper.padWidth(command, helper);
  const item = (term: string, text: string): string =>
    helper.formatItem(term, termWidth, text, helper);
  const option = (one: Option): string =>
    item(
      helper.styleOptionTerm(helper.optionTerm(one)),
      helper.styleOptionDescription(helper.optionDescription(one)),
    );
  const list = (heading: string, items: readonly string[]): string[] =>
    helper.formatItemList(`${heading}:`, [...items], helper);

  const own = [...command.options];
  const options = helper.groupItems(own, helper.visibleOptions(command), (one) =>
    headingOf(one.helpGroupHeading, words.everywhere),
  );
  // The help option stands with the other options that every command has.
  const everywhere = [
    ...(options.get(words.everywhere) ?? []),
    ...helper.visibleGlobalOptions(command),
  ];
  options.delete(words.everywhere);
  const commands = helper.groupItems(
    [...command.commands],
    helper.visibleCommands(command),
    (sub) => headingOf(sub.helpGroup(), context.messages.cli.groups.other),
  );

  return [
    `${helper.styleTitle(`${words.usage}:`)} ${helper.commandUsage(command)}`,
    '',
    helper.boxWrap(helper.commandDescription(command), width),
    '',
    ...list(words.examples, exampleLines(examples, helper, context)),
    ...list(
      words.arguments,
      helper
        .visibleArguments(command)
        .map((one) =>
          item(helper.styleArgumentTerm(helper.argumentTerm(one)), helper.argumentDescription(one)),
        ),
    ),
    ...[...commands].flatMap(([heading, subs]) =>
      list(
        heading,
        subs.map((sub) =>
          item(
            helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
            helper.subcommandDescription(sub),
          ),
        ),
      ),
    ),
    ...[...options].flatMap(([heading, ones]) => list(heading, ones.map(option))),
    ...list(words.everywhere, everywhere.map(option)),
  ].join('\n');
}

/** Commander keeps headings as they are printed, with a colon. */
function headingOf(heading: string | undefined, otherwise: string): string {
  return heading ? heading : otherwise;
}

/** The command on one line and what it does under it: both are too long to stand side by side. */
function exampleLines(
  examples: readonly Example[],
  helper: Help,
  context: Context,
): readonly string[] {
  const { dim } = context.styles;
  const width = Math.max(...examples.map(([typed]) => helper.displayWidth(typed)));
  const sideBySide = examples.every(
    ([, does]) => 4 + width + helper.displayWidth(does) <= (helper.helpWidth ?? 80),
  );
  return examples.map(([typed, does]) =>
    sideBySide ? `  ${typed.padEnd(width)}  ${dim(does)}` : `  ${typed}\n      ${dim(does)}`,
  );
}
