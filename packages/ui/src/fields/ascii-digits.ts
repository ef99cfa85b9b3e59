const zeros = ['0', '٠', '۰'].map((zero) => zero.charCodeAt(0));

/** The digits of a text as ASCII, whatever else it holds: `'١٢٣ 4-5'` gives `'12345'`. */
export function asciiDigits(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    if (zero !== undefined) digits += String(code - zero);
  }
  return digits;
}
