interface Props {
  voice: { words: { examples: string }; examples: string[] };
  /** The page that answers where no script does, and by which parameter. */
  action: string;
  name: string;
  onExample(question: string): void;
}

/** Links that ask, also where no script runs; no search engine need follow them. */
export function AskExamples({ voice, action, name, onExample }: Props) {
  const { words, examples } = voice;
  return (
    <ul class="s soft links" data-markdown-ignore>
      <li>{words.examples}</li>
      {examples.map((question) => (
        <li key={question}>
          <a
            href={`${action}?${new URLSearchParams({ [name]: question })}`}
            rel="nofollow"
            // It leads here, but nobody is there yet.
            aria-current={false}
            onClick={(event) => {
              event.preventDefault();
              onExample(question);
            }}
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  );
}
