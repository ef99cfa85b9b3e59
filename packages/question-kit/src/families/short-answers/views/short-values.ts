import type { ShortEntry } from '../../../primitives/schema/answer-parts.ts';
import type { AnswerPropsOf } from '../../../primitives/answer/answer-view.ts';

type Given = Pick<AnswerPropsOf<'ShortAnswers'>, 'block' | 'entry' | 'onChange'>;

/** What stands in each field, and how one of them is written. */
export function shortValues({ block, entry, onChange }: Given) {
  const values = Array.from({ length: block.answersCount }, (_, place) => entry?.[place]?.studentAnswer ?? '');
  const write = (place: number, studentAnswer: string) =>
    onChange(
      values.map((value, at): ShortEntry => ({
        studentMark: 0,
        ...entry?.[at],
        studentAnswer: at === place ? studentAnswer : value,
      })),
    );
  return { values, write };
}
