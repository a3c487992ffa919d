/** The names in an object, as its type has them. */
export function namesOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object).filter((name): name is keyof T & string =>
    Object.hasOwn(object, name)
  );
}
