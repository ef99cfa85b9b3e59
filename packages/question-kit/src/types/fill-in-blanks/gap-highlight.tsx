import { Fragment } from 'react';

/** Escaped signs are passed over; what is left of `[[ … ]]` is a gap, as `gapsFromText` reads it. */
const gapOrEscape = /\\[\s\S]|\[\[(?:\\[\s\S]|(?!\]\])[\s\S])*\]\]/gu;

/** An author's text with its gaps marked, to lie behind the field it is written in. */
export function GapHighlight({ text }: { text: string }) {
  const pieces: { at: number; words: string; gap: boolean }[] = [];
  let plain = 0;
  for (const { 0: words, index: at } of text.matchAll(gapOrEscape)) {
    if (!words.startsWith('[[')) continue;
    pieces.push({ at: plain, words: text.slice(plain, at), gap: false }, { at, words, gap: true });
    plain = at + words.length;
  }
  return (
    <>
      {pieces.map(({ at, words, gap }) =>
        gap ? <mark key={`gap-${at}`}>{words}</mark> : <Fragment key={at}>{words}</Fragment>,
      )}
      {/* The line after a final line break is as high as a line, in the field and so behind it. */}
      {`${text.slice(plain)} `}
    </>
  );
}
