/** Contractions that are not simply put together. */
const irregular = new Map([
  ["can't", ['can not', 'cannot']],
  ['cannot', ['can not']],
  ["won't", ['will not']],
  ["shan't", ['shall not']],
  ["let's", ['let us']],
  ["i'm", ['i am']],
  ["ain't", ['am not', 'is not', 'are not']],
]);

const endings: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  ["n't", [' not']],
  ["'re", [' are']],
  ["'ve", [' have']],
  ["'ll", [' will', ' shall']],
  ["'d", [' would', ' had']],
  ["'s", [' is', ' has']],
];

/** Words whose `'s` is a verb; after any other word it may be a genitive. */
const subjects = new Set(
  'he she it that this there here who what where when why how everyone someone nobody'.split(' '),
);

/** An answer has at most so many readings; past it, the long forms that come first are tried. */
const mostReadings = 32;

/**
 * Every way to read an answer with its contractions written out, the answer itself first.
 * Takes and gives text from `normaliseAlways`; the long forms are in lower case.
 */
export function contractionReadings(text: string): string[] {
  if (!/'|cannot/iu.test(text)) return [text];
  let readings = [''];
  for (const word of text.split(' ')) {
    const forms = longForms(word);
    readings = readings
      .flatMap((start) => forms.map((form) => (start === '' ? form : `${start} ${form}`)))
      .slice(0, mostReadings);
  }
  return [...new Set([text, ...readings])];
}

function longForms(word: string): string[] {
  const [, before = '', core = word, after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/u.exec(word) ?? [];
  const lower = core.toLowerCase();
  const forms = irregular.get(lower) ?? regularForms(core, lower);
  return forms.length === 0 ? [word] : forms.map((form) => `${before}${form}${after}`);
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
