import { Fragment } from 'react';
import { gapPieces } from './gaps-text.ts';

/** An author's text with its gaps marked, to lie behind the field it is written in. */
export function GapHighlight({ text }: { text: string }) {
  return (
    <>
      {gapPieces(text).map(({ gap, start, end }) => {
        const Part = gap ? 'mark' : Fragment;
        return <Part key={start}>{text.slice(start, end)}</Part>;
      })}
      {/* The line after a final line break is as high as a line, in the field and so behind it. */}{' '}
    </>
  );
}
