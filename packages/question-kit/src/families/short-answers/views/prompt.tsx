import { noteTexts, promptLines } from '../prompt-lines.ts';

/** A prompt beside its field: headings stand out, a blank within a line is an ellipsis. */
export function Prompt({ text }: { text: string }) {
  const lines = promptLines(text);
  const texts = noteTexts(lines);
  return lines.map(({ kind }, index) => {
    const heads = kind === 'title' || kind === 'heading';
    const words = texts[index] ?? '';
    if (words === '') return null;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the lines of a text keep their order
      <span key={index} className="rb-p" data-head={heads || undefined} dir="auto">
        {words}
      </span>
    );
  });
}
