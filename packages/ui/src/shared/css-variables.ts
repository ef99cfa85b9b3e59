import type { CSSProperties } from 'react';

/** Returns custom properties as a `style`: React's type lists none, so an object literal with them would not compile. */
export const cssVariables = (variables: Readonly<Record<`--${string}`, string | number>>): CSSProperties => variables;
