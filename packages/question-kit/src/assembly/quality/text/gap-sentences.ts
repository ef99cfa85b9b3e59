import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import { isContentWord, wordsOf } from './words.ts';

/** A sentence of a text with gaps. */
interface GapSentence {
  /** Its words, with a mark for each gap. */
  frame: string;
  /** The places in the block of its gaps. */
  gaps: number[];
  /** The sentences without a gap beside it: what tells students which word is meant. */
  neighbours: string;
}

/** Stands for a gap. `wordsOf` takes it for a word. */
const gapMark = 'gap0gap';

/** Pairs of gaps whose sentences are the same and stand beside the same ones, so that nothing tells which word belongs where. */
export function gapsOfSameSentences({ content }: FillInBlanksBlock): [first: number, second: number][] {
  const places = content.flatMap(({ type }, at) => (type === 'gap' ? [at] : []));
  const text = content.map((item) => (item.type === 'gap' ? ` ${gapMark} ` : item.text)).join('');
  const sentences = gapSentences(text, places).filter(({ frame }) => frame.split(' ').some(isContentWord));
  return sentences.flatMap(({ frame, gaps, neighbours }, index) => {
    const earlier = sentences.slice(0, index).find((other) => other.frame === frame && other.neighbours === neighbours);
    return earlier ? gaps.map((at, order): [number, number] => [earlier.gaps[order] ?? at, at]) : [];
  });
}

function gapSentences(text: string, places: readonly number[]): GapSentence[] {
  const sentences = text.split(/(?<=[.!?؟])\s|\n/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  let passed = 0;
  return sentences.flatMap((sentence, index) => {
    const count = sentence.split(gapMark).length - 1;
    if (count === 0) return [];
    const gaps = places.slice(passed, (passed += count));
    const neighbours = [sentences[index - 1], sentences[index + 1]].map((other = gapMark) =>
      other.includes(gapMark) ? '' : wordsOf(other).join(' '),
    );
    return [{ frame: wordsOf(sentence).join(' '), gaps, neighbours: neighbours.join(' | ') }];
  });
}
