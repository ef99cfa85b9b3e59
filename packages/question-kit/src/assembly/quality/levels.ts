/** The levels of the Common European Framework of Reference, the easiest first. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** A level of the Common European Framework of Reference. */
export type CefrLevel = (typeof cefrLevels)[number];

/** The level that a name contains, as in `B1`, `b1+` or `Level B1`; null without one. */
export function levelNamed(name: string): CefrLevel | null {
  const found = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/iu.exec(name)?.[1]?.toUpperCase();
  return cefrLevels.find((level) => level === found) ?? null;
}

/** Whether a level is above another one. */
export function isAbove(level: CefrLevel, other: CefrLevel): boolean {
  return cefrLevels.indexOf(level) > cefrLevels.indexOf(other);
}
