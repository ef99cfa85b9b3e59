import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one of them. */
export interface WordRun {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Texts with more words are shown whole: their comparison would hold the page up. */
const mostWords = 4000;

/** Compares two texts word by word, in any script. */
export function compareWords(before: string, after: string): WordRun[] {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  if (old.length + current.length > mostWords) {
    const runs: WordRun[] = [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
    return runs.filter(({ text }) => text !== '');
  }
  return diffArrays(old, current).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
