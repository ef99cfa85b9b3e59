/** Characters that a backslash escapes in GIFT; `\n` is a line break. */
const escapableCharacters = ':#={}~n';
const firstPlaceholder = 0xe1_00;

/**
 * Replaces every escaped character by a placeholder of the private use area, so that the remaining special characters are
 * syntax. `\\` is a backslash.
 */
export function hideEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(/\\([:#={}~n\\])/gu, (_, character: string) =>
    character === '\\' ? '\uE0FF' : String.fromCharCode(firstPlaceholder + escapableCharacters.indexOf(character)),
  );
}

/** Replaces the placeholders of `hideEscapes` by their characters. */
export function restoreEscapes(text: string): string {
  return text.replaceAll(/[\uE0FF-\uE106]/gu, (hidden) => {
    if (hidden === '\uE0FF') return '\\';
    const character = escapableCharacters[hidden.charCodeAt(0) - firstPlaceholder] ?? '';
    return character === 'n' ? '\n' : character;
  });
}

/** Removes placeholder characters from a text. */
export function stripPlaceholders(text: string): string {
  return text.replaceAll(/[\uE0FF-\uE106]/gu, '');
}

/** Escapes a text for GIFT, on one line. */
export function escapeGift(text: string): string {
  return text
    .replaceAll(/[\uE0FF-\uE106]/gu, '')
    .replaceAll(/[\\#={}~:]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}
