import type { Command } from "../command.ts";
import { COMMON, OPTIONS, optionsNamed } from "../options.ts";

export function bash(commands: readonly Command[]): string {
  return `# Completion of foyer in bash: eval "$(foyer completion bash)"
_foyer() {
  local i word path="" words=""
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    case "$word" in
      ${takingValue().join(" | ")}) ((i++)) ;;
      -*) ;;
      *) path="\${path:+$path }$word" ;;
    esac
  done
  ((i > COMP_CWORD)) && return
  case "$path" in
${cases(commands)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _foyer foyer
`;
}

export function zsh(commands: readonly Command[]): string {
  return `#compdef foyer
# Completion of foyer in zsh: source <(foyer completion zsh)
_foyer() {
  local i word place="" choices=""
  for ((i = 2; i < CURRENT; i++)); do
    word="\${words[i]}"
    case "$word" in
      ${takingValue().join(" | ").replaceAll(" | ", "|")}) ((i++)) ;;
      -*) ;;
      *) place="\${place:+$place }$word" ;;
    esac
  done
  ((i > CURRENT)) && return
  case "$place" in
${cases(commands).replaceAll("words=", "choices=")}
  esac
  compadd -- \${=choices}
}
if [[ "\${funcstack[1]}" == _foyer ]]; then
  _foyer "$@"
elif (( \${+functions[compdef]} )); then
  compdef _foyer foyer
fi
`;
}

/** What may come next, by the words before, as branches of a \`case\`. */
function cases(commands: readonly Command[]): string {
  const first = new Set(commands.map(({ name }) => name.split(" ")[0] ?? ""));
  const groups = [...first].flatMap((word) => {
    const group = commands.filter(({ name }) => name.startsWith(`${word} `));
    const seconds = group.map(({ name }) => name.slice(word.length + 1));
    return group.length > 0 ? [branch(word, seconds)] : [];
  });
  return [
    branch("", [...first, "--version", ...flags(COMMON)]),
    ...groups,
    ...commands.map(({ name, choices = [], options }) =>
      branch(name, [...choices, ...flags([...options, ...COMMON])], "*")
    ),
  ].join("\n");
}

function branch(path: string, words: readonly string[], rest = ""): string {
  return `    "${path}"${rest}) words="${words.join(" ")}" ;;`;
}

function flags(names: readonly string[]): string[] {
  return optionsNamed(names).map(({ name }) => `--${name}`);
}

function takingValue(): string[] {
  return OPTIONS.filter(({ value }) => value).map(({ name }) => `--${name}`);
}
