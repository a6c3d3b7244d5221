import type { CompletedCommand, CompletionModel } from './model.ts';

/** A completion script for bash; it needs nothing but bash itself. */
export function bashScript(model: CompletionModel): string {
  const names = model.commands.map(({ name }) => name);
  const cases = model.commands.map(
    (command) => `    ${command.name}) words=${quoted(wordsOf(command))} ;;`,
  );
  return `# bash completion for ${model.name}
_${model.name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' words='' i
  COMPREPLY=()
  # bash takes the "=" of --option=value for a word of its own.
  if [[ $cur == '=' ]]; then cur=''; elif [[ $prev == '=' ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${names.join('|')}) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case "$command $prev" in
${valueCases(model).join('\n')}
  esac
  case $command in
${cases.join('\n')}
    *) words=${quoted([...names, ...wordsOf(model.defaultCommand)])} ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _${model.name} ${model.name}
`;
}

function wordsOf({ options, words }: CompletedCommand): readonly string[] {
  return [...words, ...options.flatMap(({ long, short }) => (short ? [long, short] : [long]))];
}

/** What follows an option that takes a value: its choices, or nothing where the value is free. */
function valueCases(model: CompletionModel): readonly string[] {
  // Before a command's name has been typed, the options are those of the default command.
  const all = [...model.commands, { ...model.defaultCommand, name: '' }];
  return all.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => value !== undefined)
      .map(
        ({ long, choices }) =>
          `    ${quoted([`${name} ${long}`])}) COMPREPLY=($(compgen -W ${quoted(choices)} -- "$cur")); return ;;`,
      ),
  );
}

/** Words of letters, digits and dashes only, so that quotes are all they need. */
function quoted(words: readonly string[]): string {
  return `"${words.join(' ')}"`;
}
