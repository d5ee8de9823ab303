// Every element that a drawing makes, for tests that touch the keys of a screen.

/** What JSX made: a tag or a component, with what it was given. */
export interface Made {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Since the last drawing began; filled by the tests that put themselves between JSX and React. */
export const made: Made[] = [];

type Jsx = (type: unknown, props: Made['props'], ...rest: readonly unknown[]) => unknown;

/** The same maker of elements, and whatever it makes is on the list. */
export const noting =
  (make: Jsx): Jsx =>
  (type, props, ...rest) => {
    made.push({ type, props });
    return make(type, props, ...rest);
  };
