/**
 * Accepted answers may hold wildcards: `*` stands for any characters or none, `\*` for a star and `\\` for a backslash.
 * Once read, a wildcard is this private character, which `stripReserved` takes out of everything that people type.
 */
const wild = '\uE000';

/** An accepted answer with its wildcards marked and its escapes resolved. */
export function readWildcards(accepted: string): string {
  const text = stripReserved(accepted);
  if (!text.includes('*') && !text.includes('\\')) return text;
  return text.replaceAll(/\\[*\\]|\*/gu, (token) => (token === '*' ? wild : token.slice(1)));
}

/** What people type, without the character that marks a wildcard. */
export function stripReserved(text: string): string {
  return text.includes(wild) ? text.replaceAll(wild, '') : text;
}

/** Whether an accepted answer holds a wildcard. */
export function hasWildcard(accepted: string): boolean {
  return isPattern(readWildcards(accepted));
}

/** Whether text from `readWildcards` has a wildcard marked in it. */
export function isPattern(text: string): boolean {
  return text.includes(wild);
}

/** An accepted answer as a word to be shown: escapes resolved, wildcards gone. */
export function literalOf(accepted: string): string {
  return stripReserved(readWildcards(accepted));
}

/** A text as an accepted answer that means exactly this text. */
export function escapeWildcards(text: string): string {
  return text.replaceAll(/[*\\]/gu, String.raw`\$&`);
}

/**
 * Whether `text` is what `pattern` (from `readWildcards`) describes.
 * The pieces between wildcards are looked for from left to right, each once: no backtracking, whatever the pattern.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  if (!isPattern(pattern)) return text === pattern;
  const pieces = pattern.split(wild);
  const first = pieces.at(0) ?? '';
  const last = pieces.at(-1) ?? '';
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;

  const end = text.length - last.length;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found === -1 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}
