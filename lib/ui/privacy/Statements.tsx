import { Block } from "../Block.tsx";

interface Props {
  id: string;
  title: string;
  sentences: readonly string[];
}

/** A block with one paragraph for each sentence. */
export function Statements({ id, title, sentences }: Props) {
  return (
    <Block id={id} title={title}>
      {sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </Block>
  );
}
