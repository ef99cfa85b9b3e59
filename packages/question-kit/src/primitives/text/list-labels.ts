/**
 * What begins a line of a list from elsewhere: `-`, `•`, `*`, the bullets of Word's symbol fonts, `a)`, `(3)`, `3-`, `أ)`, `ب-`,
 * `(٢)`. A letter or number counts only with its sign and a space after it, which Arabic leaves out after a bracket.
 */
const label =
  /^(?:[-•–\u25AA\u25E6·*\u25CF\u25CB\u25A0\u25A1\u2023]\s+|\u00A7\t\s*|[\uF0B7\uF0A7\uF0D8\uF076\uF0FC]\s*|\(?\d{1,3}[-.)–]\s+|\(?(?:[ء-غف-ي]ـ?|[٠-٩۰-۹]{1,3})(?:[-.–]?\)\s*|[-.–]\s+))(?=\S)/u;

/** A Latin letter or a Roman number like a label. `e. g.` and `J. K. Rowling` are not. */
const latin = /^\(?([a-z]|[ivx]{2,6})(?!\.\s+[a-z]\.)([.)])\s+(?=\S)/iu;
/** Neighbours in an order of Latin labels have a space around them. */
const latinOrders = ' a b c d e f g h i j k l m n o p q r s t u v w x y z | i ii iii iv v vi vii viii ix x xi xii ';

/** The letters that Word writes into plain text for bullets of its symbol fonts. */
const letterBullet = /^([ovq\u00D8\u00FC])\t\s*(?=\S)/u;

const arabicLetter = /^\(?([ء-غف-ي])ـ?[-.)–]/u;
/** Doctor, engineer, professor and page, which are abbreviated like a label: `د. أحمد`. */
const abbreviation = /^[اأدمص]\.\s/u;
/** The two orders in which Arabic letters count. */
const letterOrders = ['أبجدهوزحطيكلمنسعفصقرشتثخذضظغ', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'] as const;

/**
 * Returns the lines of a pasted list without the labels and bullets that begin them; `lines` holds no empty ones. A letter that
 * is also an abbreviation is a label where the line before or after it has the letter beside it, and a Latin letter or Roman
 * number with a full stop, which may be an initial, where two of the list follow each other.
 */
export function withoutListLabels(lines: readonly string[]): string[] {
  const letters = lines.map((line) => arabicLetter.exec(line)?.[1]?.replace(/[اإ]/u, 'أ'));
  const areLatinInOrder = haveLatinOrder(lines);
  const areLetterBullets = haveLetterBullets(lines);
  return lines.map((line, index) => {
    const [, name = '', sign] = latin.exec(line) ?? [];
    const isLatin = areLatinInOrder || sign === ')';
    if (name !== '') return isLatin ? line.replace(latin, '') : line;
    if (areLetterBullets && letterBullet.test(line)) return line.replace(letterBullet, '');
    const letter = letters[index];
    const isLabel =
      !abbreviation.test(line) || follows(letters[index - 1], letter) || follows(letter, letters[index + 1]);
    return isLabel ? line.replace(label, '') : line;
  });
}

function follows(letter: string | undefined, next: string | undefined): boolean {
  return letter !== undefined && next !== undefined && letterOrders.some((order) => order.includes(`${letter}${next}`));
}

/** Whether two Latin labels follow each other; between them there may be lines without one. */
function haveLatinOrder(lines: readonly string[]): boolean {
  const names = lines.flatMap((line) => latin.exec(line)?.[1]?.toLowerCase() ?? []);
  return names.some((name, index) => latinOrders.includes(` ${names[index - 1]} ${name} `));
}

/** Whether every line has a label, and letters among them are bullets: they do not differ in every line, as those of pairs do. */
function haveLetterBullets(lines: readonly string[]): boolean {
  const letters = lines.flatMap((line) => letterBullet.exec(line)?.[1] ?? []);
  return (
    new Set(letters).size < lines.length &&
    lines.every((line) => letterBullet.test(line) || latin.test(line) || label.test(line))
  );
}
