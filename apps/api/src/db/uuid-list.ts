/** Returns ids as a parameter that `::text::uuid[]` reads: one text, however many there are, so that a statement can be built once. */
export const uuidList = (ids: readonly string[]): string =>
  `{${ids.map((id) => `"${id.replaceAll(/["\\]/gu, String.raw`\$&`)}"`).join(',')}}`;
