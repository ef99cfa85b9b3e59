/** A part with a direction of its own, such as a name, so that what stands beside it keeps its place. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Joins names and places, whose directions differ, to one line; without those that are empty. */
export const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => part)
    .map((part) => isolated(part ?? ''))
    .join(' · ');
