/** What a backslash can stand before in GIFT; `\n` is a line break. */
const escaped = ':#={}~n';
const first = 0xe1_00;

/**
 * The text with every escaped sign turned into one character of the private use area, so that what is left are signs that
 * mean something. `\\` is a backslash.
 */
export function hideEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(/\\([:#={}~n\\])/gu, (_, sign: string) =>
    sign === '\\' ? '\uE0FF' : String.fromCharCode(first + escaped.indexOf(sign)),
  );
}

/** Signs that were hidden, as themselves. */
export function showEscapes(text: string): string {
  return text.replaceAll(/[\uE0FF-\uE106]/gu, (hidden) => {
    if (hidden === '\uE0FF') return '\\';
    const sign = escaped[hidden.charCodeAt(0) - first] ?? '';
    return sign === 'n' ? '\n' : sign;
  });
}

/** A text without the characters that hide escapes. */
export function stripHidden(text: string): string {
  return text.replaceAll(/[\uE0FF-\uE106]/gu, '');
}

/** A text as GIFT takes it, on one line. */
export function escapeGift(text: string): string {
  return text
    .replaceAll(/[\uE0FF-\uE106]/gu, '')
    .replaceAll(/[\\#={}~:]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}
