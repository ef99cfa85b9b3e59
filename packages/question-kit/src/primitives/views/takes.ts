/**
 * A function that a registry may hold under the type of its wider kin: TypeScript compares the parameters of methods in
 * both directions. Whoever calls it gives it nothing but its own blocks and entries.
 */
export type Takes<Given, Result = void> = { takes(given: Given): Result }['takes'];
