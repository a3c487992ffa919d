import { placesOf, spellings, TAKING_VALUE, } from "./places.js";
export function powershell(commands) {
    const places = placesOf(commands);
    return `# Completion of foyer in PowerShell 7:
# foyer completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName 'foyer' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $takingValue = ${list(TAKING_VALUE.flatMap(spellings).map(quoted))}
    $values = @{
${TAKING_VALUE.flatMap(valueRows).join("\n")}
    }
    $places = @(
${places.map(placeRow).join("\n")}
    )
    $path = ''
    $option = ''
    foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
        if ($element.Extent.EndOffset -ge $cursorPosition) { break }
        $text = $element.Extent.Text
        if ($option) { $option = '' }
        elseif ($takingValue -ccontains $text) { $option = $text }
        elseif (-not $text.StartsWith('-')) { $path = "$path $text".Trim() }
    }
    $place = $places | Where-Object {
        $_.Path -ceq $path -or
        ($_.GoesOn -and "$path ".StartsWith("$($_.Path) ", 'Ordinal'))
    } | Select-Object -First 1
    $choices = if ($option) { $values[$option] } elseif ($place) { $place.Words }
    $choices | Where-Object { $_ -and $_.Text.StartsWith($wordToComplete, 'Ordinal') } |
        ForEach-Object {
            $kind = if ($_.Text.StartsWith('-')) { 'ParameterName' } else { 'ParameterValue' }
            [System.Management.Automation.CompletionResult]::new($_.Text, $_.Text, $kind, $_.About)
        }
}
`;
}
function valueRows(option) {
    const { choices } = option;
    if (!choices)
        return [];
    const words = choices.map((text) => ({ text, about: "" }));
    return spellings(option).map((flag) => `        ${quoted(flag)} = ${wordList(words)}`);
}
function placeRow({ path, goesOn, words }) {
    return `        @{ Path = ${quoted(path)}; GoesOn = $${goesOn}; Words = ${wordList(words)} }`;
}
function wordList(words) {
    return list(words.map(({ text, about }) => `@{ Text = ${quoted(text)}; About = ${quoted(about || text)} }`));
}
function list(items) {
    return `@(${items.join(", ")})`;
}
function quoted(text) {
    return `'${text.replaceAll("'", "''")}'`;
}
