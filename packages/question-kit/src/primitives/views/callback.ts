/**
 * A function type whose parameter is checked bivariantly, as TypeScript does for methods, so that a registry can hold
 * functions of different block types under one type. Call it only with blocks and entries of its own type.
 */
export type Callback<Argument, Result = void> = { call(argument: Argument): Result }['call'];
