/**
 * What begins a line of a list from elsewhere: `-`, `•`, `*`, `a)`, `B.`, `(3)`, `3-`, `أ)`, `ب-`, `(٢)`. A letter or number counts
 * only with its sign and a space after it, which Arabic leaves out after a bracket. `e. g.` and `J. K. Rowling` are no labels.
 */
const label =
  /^(?:[-•–\u25AA\u25E6·*]\s+|\(?[a-z](?!\.\s+[a-z]\.)[.)]\s+|\(?\d{1,3}[-.)–]\s+|\(?(?:[ء-غف-ي]ـ?|[٠-٩۰-۹]{1,3})(?:[-.–]?\)\s*|[-.–]\s+))(?=\S)/iu;

const arabicLetter = /^\(?([ء-غف-ي])ـ?[-.)–]/u;
/** Doctor, engineer, professor and page, which are abbreviated like a label: `د. أحمد`. */
const abbreviation = /^[اأدمص]\.\s/u;
/** The two orders in which Arabic letters count. */
const letterOrders = ['أبجدهوزحطيكلمنسعفصقرشتثخذضظغ', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'] as const;

/**
 * Returns the lines of a pasted list without the labels and bullets that begin them; `lines` holds no empty ones. A letter that
 * is also an abbreviation is a label where the line before or after it has the letter beside it.
 */
export function withoutListLabels(lines: readonly string[]): string[] {
  const letters = lines.map((line) => arabicLetter.exec(line)?.[1]?.replace(/[اإ]/u, 'أ'));
  return lines.map((line, index) => {
    const letter = letters[index];
    const isLabel =
      !abbreviation.test(line) || follows(letters[index - 1], letter) || follows(letter, letters[index + 1]);
    return isLabel ? line.replace(label, '') : line;
  });
}

function follows(letter: string | undefined, next: string | undefined): boolean {
  return letter !== undefined && next !== undefined && letterOrders.some((order) => order.includes(`${letter}${next}`));
}
