import type { Direction } from '@rubrica/ui';
import { textDirection } from '../../../../primitives/views/text-direction.ts';
import { GapText } from '../../../../types/fill-in-blanks/gap-text.tsx';
import type { FillInBlanksStudentBlock } from '../../../../types/fill-in-blanks/schema.ts';

type Content = FillInBlanksStudentBlock['content'];

/** A text with numbered blanks to write in. */
export function PrintedGaps({ content, label }: { content: Content; label: (index: number) => string }) {
  const gaps = content
    .flatMap((item, at) => (item.type === 'gap' ? [{ id: item.id, at }] : []))
    .map(({ id, at }, index) => (
      <span key={id} data-part="gap" dir={directionAt(content, at)}>
        <small>{label(index)}</small>
        <span />
      </span>
    ));
  return (
    <div data-part="gaps">
      <GapText content={content} gaps={gaps} />
    </div>
  );
}

/** The direction of the letters on both sides of a gap, within its line. Where they differ or one is missing, that of the line. */
function directionAt(content: Content, at: number): Direction | undefined {
  const before = textOf(content.slice(0, at)).split('\n').at(-1) ?? '';
  const [after = ''] = textOf(content.slice(at)).split('\n');
  const last = textDirection([...before].toReversed().join(''));
  return last === textDirection(after) ? last : textDirection(before + after);
}

function textOf(content: Content): string {
  return content.map((item) => (item.type === 'text' ? item.text : '')).join('');
}
