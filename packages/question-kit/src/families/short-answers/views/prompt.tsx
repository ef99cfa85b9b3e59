import { noteText, promptLines } from '../prompt-lines.ts';

/** A prompt beside its field: headings stand out, a blank within a line is an ellipsis. */
export function Prompt({ text }: { text: string }) {
  return promptLines(text).map((line, index) => {
    const heads = line.kind === 'title' || line.kind === 'heading';
    const words = noteText(line);
    if (words === '') return null;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the lines of a text keep their order
      <span key={index} className="rb-p" data-head={heads || undefined} dir="auto">
        {words}
      </span>
    );
  });
}
