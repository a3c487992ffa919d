import { MANUAL_PATH } from "../../../content/page_meta.ts";

interface Props {
  label: string;
  button: string;
}

export function Search({ label, button }: Props) {
  return (
    <form class="find" role="search" action={MANUAL_PATH}>
      <input type="search" name="q" aria-label={label} required />
      <button type="submit" class="btn">{button}</button>
    </form>
  );
}
