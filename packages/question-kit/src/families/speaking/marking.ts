import { manualMark, sumMarks } from '../../primitives/marking/block-mark.ts';
import type { BlockMark, ItemMark, MarkProblem } from '../../primitives/marking/marks.ts';
import type { SpokenComponent } from './components.ts';
import { hasRecording } from './recordings.ts';
import type { SpokenEntry } from './schema.ts';

type Components<Field extends string> = readonly SpokenComponent<Field>[];
type EntryWith<Field extends string> = SpokenEntry & Readonly<Record<Field, number>>;

/** What a spoken answer is worth: its components together, in points. */
export function spokenMaximum(components: Components<string>): number {
  return components.reduce((total, { maximum }) => total + maximum, 0);
}

/**
 * A person marks what was said, by component; until they have reviewed it, it counts 0 and is pending. Without a recording
 * it is not pending. `autoCorrected` changes nothing here: no machine marks speech.
 */
export function markSpoken<Field extends string>(
  components: Components<Field>,
  entry: EntryWith<Field> | undefined,
): BlockMark {
  const reviewed = entry?.reviewed === true;
  const items = components.map(({ itemId, field, maximum }): ItemMark => {
    const mark = manualMark(entry, entry?.[field] ?? 0, maximum);
    return itemId === undefined ? mark : { itemId, ...mark };
  });
  return {
    mark: sumMarks(items, 'mark'),
    maximum: spokenMaximum(components),
    pending: !reviewed && hasRecording(entry?.studentAnswer ?? []),
    items,
  };
}

/** The problem of a comment on no recording of the answer, or after its end. A recording of unknown length has no end. */
export function commentOutsideRecording({ studentAnswer, timedComments = [] }: SpokenEntry): MarkProblem | undefined {
  const endsMs = new Map(
    studentAnswer.flatMap((part) =>
      part.kind === 'text' ? [] : [[part.file.id, part.file.durationMs || Infinity] as const],
    ),
  );
  const outside = timedComments.findIndex(({ recording, atMs }) => atMs > (endsMs.get(recording) ?? -1));
  if (outside === -1) return undefined;
  return {
    code: 'time-outside-recording',
    path: ['timedComments', outside],
    message: 'The comment is on no recording of this answer, or after its end.',
  };
}
