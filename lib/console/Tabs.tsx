import type { ConsoleVoice } from "./console_voice.ts";

interface Props {
  /** Of the group of radio buttons. */
  name: string;
  /** The first is chosen. */
  names: string[];
  voice: ConsoleVoice;
}

/** Which of the blocks of code below is shown: radio buttons, so that it needs no script. */
export function Tabs({ name, names, voice }: Props) {
  return (
    <div class="tabs" role="radiogroup" aria-label={voice.words.languages}>
      {names.map((each, at) => (
        <label key={each} lang="en">
          <input type="radio" name={name} defaultChecked={at === 0} />
          {each}
        </label>
      ))}
    </div>
  );
}
