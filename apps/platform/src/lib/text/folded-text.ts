import { foldText } from '@rubrica/ui';

/** A text as it is searched: without case, marks and doubled spaces. */
export interface FoldedText {
  text: string;
  /** For each character of `text`, the index in the text that it comes from; one more for the end. */
  origins: Uint32Array;
}

/**
 * Folds a text for a search (`foldText`), with every space or line break as one space, and a word that is divided at the end of a line
 * in one piece.
 */
export function foldedText(source: string): FoldedText {
  let text = '';
  const origins: number[] = [];
  const add = (characters: string, origin: number) => {
    for (const character of characters) {
      text += character;
      for (let unit = 0; unit < character.length; unit += 1) origins.push(origin);
    }
  };
  let index = 0;
  for (const character of source.replaceAll(
    /(\p{Ll})[-\u2010\u00ad]\n(?=\p{Ll})/gu,
    (_, letter: string) => `${letter}\u00ad\u00ad`,
  )) {
    if (/\s/u.test(character)) {
      if (text !== '' && !text.endsWith(' ')) add(' ', index);
    } else if (character !== '\u00ad') {
      add(foldText(character), index);
    }
    index += character.length;
  }
  origins.push(source.length);
  return { text, origins: Uint32Array.from(origins) };
}

/** A part of a text: from `start` to before `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Returns where a text has what is searched for. */
export function findRanges({ text, origins }: FoldedText, query: string): TextRange[] {
  const wanted = foldedText(query).text.trim();
  const ranges: TextRange[] = [];
  if (wanted === '') return ranges;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const last = at + wanted.length - 1;
    const start = origins[at] ?? 0;
    // The end of the last character: where the next one begins that comes from another one.
    let after = last + 1;
    while (after < origins.length - 1 && origins[after] === origins[last]) after += 1;
    ranges.push({ start, end: origins[after] ?? start });
  }
  return ranges;
}
