import type { Command } from "../command.ts";
import { branchesOfPlaces, branchesOfValues, takingValue } from "./cases.ts";

export function bash(commands: readonly Command[]): string {
  return `# Completion of foyer in bash: eval "$(foyer completion bash)"
_foyer() {
  local i word place="" option="" choices="" typed="\${COMP_WORDS[COMP_CWORD]}"
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    case "$word" in
      ${takingValue()}) option="$word"; ((i++)) ;;
      -*) ;;
      *) place="\${place:+$place }$word" ;;
    esac
  done
  if ((i > COMP_CWORD)); then
    case "$option" in
${branchesOfValues("_foyer_files; return")}
    esac
  else
    case "$place" in
${branchesOfPlaces(commands)}
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$typed"))
}
_foyer_files() {
  local name
  compopt -o filenames 2> /dev/null
  COMPREPLY=()
  while IFS= read -r name; do COMPREPLY+=("$name"); done \\
    < <(compgen -f -- "$typed")
}
complete -F _foyer foyer
`;
}
