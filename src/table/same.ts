// Whether two types are the same to the last optional field: schemas are held to the table by it.

/** A type with everything in it read-only and laid flat, so that only its meaning is compared. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/* oxlint-disable typescript/no-unnecessary-type-parameters -- T is what the compiler compares by */
/** True when the two are one type; assignable to one another is not enough. */
export type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;
