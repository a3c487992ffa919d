import type { Person } from "../person.ts";

/** Faces of the people. The line above says whether they are awake, as does the dot. */
export function Faces({ people }: { people: Person[] }) {
  return (
    <ul class="leaves">
      {people.map(({ id, name, pictures, mark }) => (
        <li key={id}>
          <img src={pictures.still} alt="" width={128} height={220} />
          <span {...mark}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
