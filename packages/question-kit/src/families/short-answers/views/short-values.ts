import type { ShortEntry } from '../../../primitives/schema/answer-parts.ts';
import type { AnswerProps } from '../../../primitives/answer/answer-view.ts';
import type { ShortAnswersEntry, ShortAnswersStudentBlock } from '../schema.ts';

type Given = Pick<AnswerProps<ShortAnswersStudentBlock, ShortAnswersEntry>, 'block' | 'entry' | 'onChange'>;

/** What stands in each field, and how one of them is written. */
export function shortValues({ block, entry, onChange }: Given) {
  const values = Array.from(
    { length: block.answersCount },
    (_, fieldIndex) => entry?.[fieldIndex]?.studentAnswer ?? '',
  );
  const write = (fieldIndex: number, studentAnswer: string) =>
    onChange(
      values.map((value, at): ShortEntry => ({
        studentMark: 0,
        ...entry?.[at],
        studentAnswer: at === fieldIndex ? studentAnswer : value,
      })),
    );
  return { values, write };
}
