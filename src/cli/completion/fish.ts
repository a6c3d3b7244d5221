import { type CompletedCommand, type CompletedOption, type CompletionModel } from './model.ts';

/** A completion script for fish. */
export function fishScript(model: CompletionModel): string {
  const { name, commands, defaultCommand } = model;
  const others = commands.filter((one) => one !== defaultCommand).map((one) => one.name);
  const lines = [
    `# fish completion for ${name}`,
    `complete -c ${name} -f`,
    ...commands.map(
      (one) =>
        `complete -c ${name} -n __fish_use_subcommand -a ${one.name} -d ${fishQuote(one.summary)}`,
    ),
    ...commands.flatMap((one) =>
      commandLines(name, one, conditionFor(one, defaultCommand, others)),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The default command is run when none of the others is named. */
function conditionFor(
  command: CompletedCommand,
  defaultCommand: CompletedCommand,
  others: readonly string[],
): string {
  return command === defaultCommand
    ? `not __fish_seen_subcommand_from ${others.join(' ')}`
    : `__fish_seen_subcommand_from ${command.name}`;
}

function commandLines(
  program: string,
  { options, words }: CompletedCommand,
  condition: string,
): readonly string[] {
  const begin = `complete -c ${program} -n ${fishQuote(condition)}`;
  return [
    ...options.map((option) => `${begin} ${optionText(option)}`),
    ...(words.length > 0 ? [`${begin} -a ${fishQuote(words.join(' '))}`] : []),
  ];
}

function optionText({ long, short, description, value, choices }: CompletedOption): string {
  return [
    `-l ${long.replace(/^--/, '')}`,
    ...(short ? [`-s ${short.replace(/^-/, '')}`] : []),
    ...(value === undefined ? [] : ['-x']),
    ...(choices.length > 0 ? [`-a ${fishQuote(choices.join(' '))}`] : []),
    `-d ${fishQuote(description)}`,
  ].join(' ');
}

/** Between single quotes fish knows two escapes. */
function fishQuote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
