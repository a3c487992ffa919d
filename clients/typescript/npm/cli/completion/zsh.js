import { branchesOfPlaces, branchesOfValues, takingValue } from "./cases.js";
export function zsh(commands) {
    return `#compdef foyer
# Completion of foyer in zsh: source <(foyer completion zsh)
_foyer() {
  local i word place="" option="" choices=""
  for ((i = 2; i < CURRENT; i++)); do
    word="\${words[i]}"
    case "$word" in
      ${takingValue()}) option="$word"; ((i++)) ;;
      -*) ;;
      *) place="\${place:+$place }$word" ;;
    esac
  done
  if ((i > CURRENT)); then
    case "$option" in
${branchesOfValues("_files; return")}
    esac
  else
    case "$place" in
${branchesOfPlaces(commands)}
    esac
  fi
  compadd -- \${=choices}
}
if [[ "\${funcstack[1]}" == _foyer ]]; then
  _foyer "$@"
elif (( \${+functions[compdef]} )); then
  compdef _foyer foyer
fi
`;
}
