// The completion scripts of three shells, written from what the parser knows of every command.

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

export interface KnownOption {
  /** With its dashes: `--in`. */
  readonly flag: string;
  readonly says: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

export interface KnownCommand {
  readonly name: string;
  readonly says: string;
  readonly options: readonly KnownOption[];
  /** Words that the first argument may be. */
  readonly words: readonly string[];
}

/** A text between single quotes, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The script for one shell. */
export function completionScript(shell: ShellName, commands: readonly KnownCommand[]): string {
  switch (shell) {
    case 'bash':
      return bashScript(commands);
    case 'zsh':
      return zshScript(commands);
    case 'fish':
      return fishScript(commands);
  }
}

function bashScript(commands: readonly KnownCommand[]): string {
  const cases = commands.map(({ name, options, words }) => {
    const all = [...options.map(({ flag }) => flag), ...words].join(' ');
    const values = options
      .filter(({ choices }) => choices.length > 0)
      .map(({ flag, choices }) => `      ${name}:${flag}) words=${quoted(choices.join(' '))} ;;\n`);
    return { all: `      ${name}:*) words=${quoted(all)} ;;\n`, values: values.join('') };
  });
  return `# sabot completion for bash: source <(sabot completion bash)
_sabot() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quoted(commands.map(({ name }) => name).join(' '))}
  else
    case "\${COMP_WORDS[1]}:$before" in
${cases.map(({ values }) => values).join('')}${cases.map(({ all }) => all).join('')}    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -F _sabot sabot ./sabot
`;
}

function zshScript(commands: readonly KnownCommand[]): string {
  const described = (text: string) => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
  const names = commands.map(({ name, says }) => `    ${quoted(`${name}:${described(says)}`)}\n`);
  const cases = commands.map(({ name, options, words }) => {
    const flags = options.map(({ flag, says, takesValue, choices }) => {
      const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files';
      return quoted(`${flag}[${described(says)}]${takesValue ? value : ''}`);
    });
    const rest = quoted(words.length > 0 ? `*:word:(${words.join(' ')})` : '*:file:_files');
    return `    ${name}) _arguments ${[...flags, rest].join(' ')} ;;\n`;
  });
  return `#compdef sabot
# sabot completion for zsh: source <(sabot completion zsh)
_sabot() {
  local -a commands=(
${names.join('')}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=\${words[2]}
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('')}  esac
}
compdef _sabot sabot ./sabot
`;
}

function fishScript(commands: readonly KnownCommand[]): string {
  const lines = commands.flatMap(({ name, says, options, words }) => [
    `complete -c sabot -n __fish_use_subcommand -f -a ${name} -d ${quoted(says)}`,
    ...options.map(option => fishOption(name, option)),
    ...(words.length > 0 ? [`${fishFor(name)} -f -a ${quoted(words.join(' '))}`] : []),
  ]);
  return `# sabot completion for fish: sabot completion fish | source\n${lines.join('\n')}\n`;
}

const fishFor = (name: string): string =>
  `complete -c sabot -n '__fish_seen_subcommand_from ${name}'`;

function fishOption(name: string, { flag, says, takesValue, choices }: KnownOption): string {
  const value = takesValue ? ' -r' : '';
  const words = choices.length > 0 ? ` -f -a ${quoted(choices.join(' '))}` : '';
  return `${fishFor(name)} -l ${flag.slice(2)}${value}${words} -d ${quoted(says)}`;
}
