// Each script asks `foyer complete` for candidates and lets the shell filter them.

const BASH = `# Completion of foyer in bash: eval "$(foyer completion bash)"
_foyer() {
  local found name action typed="\${COMP_WORDS[COMP_CWORD]}"
  found="$(foyer complete -- "\${COMP_WORDS[@]:1:COMP_CWORD-1}" | cut -f1)"
  action=(-W "$found")
  if [[ "$found" == :files ]]; then
    action=(-f)
    compopt -o filenames 2> /dev/null
  fi
  COMPREPLY=()
  while IFS= read -r name; do COMPREPLY+=("$name"); done \\
    < <(compgen "\${action[@]}" -- "$typed")
}
complete -F _foyer foyer
`;

const ZSH = `#compdef foyer
# Completion of foyer in zsh: source <(foyer completion zsh)
_foyer() {
  local -a found
  found=("\${(@f)$(foyer complete -- "\${(@)words[2,CURRENT-1]}" | cut -f1)}")
  if [[ "$found[1]" == :files ]]; then _files; else compadd -- $found; fi
}
if [[ "\${funcstack[1]}" == _foyer ]]; then
  _foyer "$@"
elif (( \${+functions[compdef]} )); then
  compdef _foyer foyer
fi
`;

const FISH = `# Completion of foyer in fish: foyer completion fish | source
function __foyer_complete
    set -l words (commandline -opc)
    set -e words[1]
    set -l typed (commandline -ct)
    set -l found (foyer complete -- $words)
    if string match -q ':files*' -- $found
        __fish_complete_path $typed
    else if string match -q -- '-*' $typed
        string match -- "$typed*" $found
    else
        string join \\n -- $found
    end
end
complete -c foyer -f -a '(__foyer_complete)'
`;

// PowerShell completes files if the script block returns nothing.
const POWERSHELL = `# Completion of foyer in PowerShell 7:
# foyer completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName 'foyer' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { $_.Extent.Text })
    foyer complete '--' @words | ForEach-Object {
        $text, $about = $_.Split([char]9)
        if ($text.StartsWith($wordToComplete, 'Ordinal') -and $text -ne ':files') {
            $kind = if ($text.StartsWith('-')) { 'ParameterName' } else { 'ParameterValue' }
            [System.Management.Automation.CompletionResult]::new($text, $text, $kind, $about)
        }
    }
}
`;

/** Completion scripts by the name of the shell. */
export const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ["bash", BASH],
  ["zsh", ZSH],
  ["fish", FISH],
  ["powershell", POWERSHELL],
]);
