import type { Answer, HomeResult } from '@rubrica/api-client/contract';

type Words = NonNullable<HomeResult['words']>;

/** Returns what a marker wrote about an answer, as plain text: the comment on the whole, else the first one on a part; null if they wrote nothing. */
export function wordsOfMarker(entries: Answer['answers']): Words | null {
  const marked = entries.flatMap((entry) => (Array.isArray(entry) ? [] : [entry]));
  const words = marked.flatMap((entry): Words[] => {
    const from = entry.reviewedBy ?? null;
    const whole = 'instructorComments' in entry ? (entry.instructorComments ?? '') : '';
    return whole.trim() === '' ? [] : [{ text: whole.trim(), from }];
  });
  if (words[0]) return words[0];
  for (const entry of marked) {
    const from = entry.reviewedBy ?? null;
    const annotations = 'annotations' in entry ? (entry.annotations ?? []) : [];
    const timed = 'timedComments' in entry ? (entry.timedComments ?? []) : [];
    const texts = [...annotations.map(({ comment }) => comment), ...timed.map(({ text }) => text)];
    const text = texts.map((each) => each.trim()).find((each) => each !== '');
    if (text !== undefined) return { text, from };
  }
  return null;
}
