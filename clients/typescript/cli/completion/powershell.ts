import type { Command } from "../command.ts";
import type { Option } from "../option.ts";
import {
  type Place,
  placesOf,
  spellings,
  TAKING_VALUE,
  type Word,
} from "./places.ts";

/**
 * A native argument completer. Where it gives nothing PowerShell completes
 * files, which is right for those options that take one.
 */
export function powershell(commands: readonly Command[]): string {
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

function valueRows(option: Option): string[] {
  const { choices } = option;
  if (!choices) return [];
  const words = choices.map((text) => ({ text, about: "" }));
  return spellings(option).map((flag) =>
    `        ${quoted(flag)} = ${wordList(words)}`
  );
}

function placeRow({ path, goesOn, words }: Place): string {
  return `        @{ Path = ${quoted(path)}; GoesOn = $${goesOn}; Words = ${
    wordList(words)
  } }`;
}

/** No completion may be without a tip. */
function wordList(words: readonly Word[]): string {
  return list(
    words.map(({ text, about }) =>
      `@{ Text = ${quoted(text)}; About = ${quoted(about || text)} }`
    ),
  );
}

function list(items: readonly string[]): string {
  return `@(${items.join(", ")})`;
}

/** A verbatim string: nothing in it is expanded, and a quote is doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
