/** Contractions whose long form does not follow from the ending. */
const irregular = new Map([
  ["can't", ['can not', 'cannot']],
  ['cannot', ['can not']],
  ["won't", ['will not']],
  ["shan't", ['shall not']],
  ["let's", ['let us']],
  ["ain't", ['am not', 'is not', 'are not']],
]);

const endings: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  ["n't", [' not']],
  ["'re", [' are']],
  ["'ve", [' have']],
  ["'ll", [' will', ' shall']],
  ["'d", [' would', ' had']],
  ["'m", [' am']],
  ["'s", [' is', ' has']],
];

/** Words whose `'s` is a verb; after any other word it may be a genitive. */
const subjects = new Set(
  'he she it that this there here who what where when why how everyone someone nobody'.split(' '),
);

/** Maximum number of readings of an answer; further long forms are ignored. */
const maxReadings = 16;

/** Contractions of longer answers are not expanded. */
const maxCharacters = 500;

/**
 * Returns every reading of an answer with its contractions expanded, the answer itself first.
 * Accepts and returns text from `normaliseAlways`; a long form starts with a capital if the contraction does.
 */
export function contractionReadings(text: string): string[] {
  if (text.length > maxCharacters || !/'|cannot/iu.test(text)) return [text];
  let readings = [''];
  for (const word of text.split(' ')) {
    const forms = longForms(word);
    readings = readings
      .flatMap((start) => forms.map((form) => (start === '' ? form : `${start} ${form}`)))
      .slice(0, maxReadings);
  }
  return [...new Set([text, ...readings])];
}

function longForms(word: string): string[] {
  const [, before = '', core = word, after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/u.exec(word) ?? [];
  const lower = core.toLowerCase();
  const forms = irregular.get(lower) ?? regularForms(core, lower);
  const isCapital = core[0] !== lower[0];
  return forms.length === 0
    ? [word]
    : forms.map((form) => `${before}${isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form}${after}`);
}

function regularForms(core: string, lower: string): string[] {
  for (const [ending, forms] of endings) {
    if (!lower.endsWith(ending) || lower.length === ending.length) continue;
    const stem = core.slice(0, -ending.length);
    if (ending === "'s" && !subjects.has(stem.toLowerCase())) return [];
    return forms.map((form) => stem + form);
  }
  return [];
}
