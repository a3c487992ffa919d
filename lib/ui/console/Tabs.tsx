interface Props {
  name: string;
  label: string;
  /** Labels; the first is selected. */
  names: string[];
  /** Language of the labels if it differs from the page. */
  lang?: "en";
}

/** Tabs for the following blocks of class `code`. Radio buttons work without script. */
export function Tabs({ name, label, names, lang }: Props) {
  return (
    <div class="tabs" role="radiogroup" aria-label={label} data-markdown-ignore>
      {names.map((each, at) => (
        <label key={each} lang={lang}>
          <input type="radio" name={name} defaultChecked={at === 0} />
          {each}
        </label>
      ))}
    </div>
  );
}
