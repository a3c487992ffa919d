interface Props {
  action: string;
  label: string;
  button: string;
}

export function Search({ action, label, button }: Props) {
  return (
    <form class="find" role="search" action={action}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        required
      />
      <button type="submit" class="btn">{button}</button>
    </form>
  );
}
