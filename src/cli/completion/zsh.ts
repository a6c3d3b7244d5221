import {
  shellQuote,
  type CompletedCommand,
  type CompletedOption,
  type CompletionModel,
} from './model.ts';

/** A completion script for zsh, to be put into a folder of `$fpath` or sourced. */
export function zshScript(model: CompletionModel): string {
  const { name, commands, defaultCommand } = model;
  const listed = commands.map((one) => `    ${shellQuote(`${one.name}:${one.summary}`)}`);
  const cases = commands.map((one) => `    ${one.name})\n${argumentsOf(one)}\n      ;;`);
  return `#compdef ${name}
_${name}() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  if (( CURRENT == 2 )) && [[ \${words[2]} != -* ]]; then
    _describe -t commands ${shellQuote(name)} commands
    return
  fi
  local command=\${words[2]}
  case $command in
    ${commands.map((one) => one.name).join('|')}) shift words; (( CURRENT-- )) ;;
    *) command=${defaultCommand.name} ;;
  esac
  case $command in
${cases.join('\n')}
  esac
}
if [[ \${funcstack[1]} == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

function argumentsOf({ options, words }: CompletedCommand): string {
  const specs = options.flatMap(optionSpecs);
  const rest = words.length > 0 ? [`1: :(${words.join(' ')})`] : [];
  return `      _arguments -s ${[...specs, ...rest].map(shellQuote).join(' \\\n        ')}`;
}

function optionSpecs({ long, short, description, value, choices }: CompletedOption): string[] {
  const text = `[${escape(description)}]`;
  const takes =
    value === undefined
      ? ''
      : `:${escape(value)}:${choices.length > 0 ? `(${choices.join(' ')})` : ' '}`;
  // `--option=-`: the value may stand behind a space or an equals sign.
  const spec = `${long}${value === undefined ? '' : '='}${text}${takes}`;
  return short ? [spec, `${short}${text}${takes}`] : [spec];
}

/** Brackets and colons separate the parts of a specification. */
function escape(text: string): string {
  return text.replace(/[[\]:\\]/g, '\\$&');
}
