interface Props {
  /** Of the group of radio buttons. */
  name: string;
  /** What there is to choose from. */
  label: string;
  /** The first is chosen. */
  names: string[];
  /** Of the names, where it is not that of the page. */
  lang?: "en";
}

/** Which of the blocks of class `code` below is shown: radio buttons, so that it needs no script. */
export function Tabs({ name, label, names, lang }: Props) {
  return (
    <div
      class="tabs"
      role="radiogroup"
      aria-label={label}
      data-markdown-ignore
    >
      {names.map((each, at) => (
        <label key={each} lang={lang}>
          <input type="radio" name={name} defaultChecked={at === 0} />
          {each}
        </label>
      ))}
    </div>
  );
}
