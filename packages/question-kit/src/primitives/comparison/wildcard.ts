/**
 * In accepted answers `*` is a wildcard for any characters or none, `\*` an asterisk and `\\` a backslash. `readWildcards`
 * replaces a wildcard by this private-use character, which `stripReserved` removes from typed text.
 */
export const wildcard = '\uE000';

/** Replaces the wildcards of an accepted answer by the private-use character and resolves escapes. */
export function readWildcards(accepted: string): string {
  const text = stripReserved(accepted);
  if (!text.includes('*') && !text.includes('\\')) return text;
  return text.replaceAll(/\\[*\\]|\*/gu, (token) => (token === '*' ? wildcard : token.slice(1)));
}

/** Removes the private-use character from typed text. */
export function stripReserved(text: string): string {
  return text.includes(wildcard) ? text.replaceAll(wildcard, '') : text;
}

/** Whether an accepted answer contains a wildcard. */
export function hasWildcard(accepted: string): boolean {
  return isPattern(readWildcards(accepted));
}

/** Whether text from `readWildcards` contains a wildcard. */
export function isPattern(text: string): boolean {
  return text.includes(wildcard);
}

/** Returns an accepted answer for display, with escapes resolved and wildcards removed. */
export function literalOf(accepted: string): string {
  return stripReserved(readWildcards(accepted));
}

/** Escapes a text so that it is an accepted answer without wildcards. */
export function escapeWildcards(text: string): string {
  return text.replaceAll(/[*\\]/gu, String.raw`\$&`);
}

/**
 * Whether `text` matches `pattern` (from `readWildcards`).
 * The pieces between wildcards are searched from left to right, each once, without backtracking.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  if (!isPattern(pattern)) return text === pattern;
  const pieces = pattern.split(wildcard);
  const first = pieces.at(0) ?? '';
  const last = pieces.at(-1) ?? '';
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;

  const end = text.length - last.length;
  let position = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, position);
    if (found === -1 || found + piece.length > end) return false;
    position = found + piece.length;
  }
  return true;
}
