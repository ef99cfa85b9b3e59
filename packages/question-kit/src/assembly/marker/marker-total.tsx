import type { Question } from '../core/question.ts';
import type { AnswerEntry } from '../core/registry.ts';
import type { ViewMessages } from '../../primitives/messages/messages.ts';
import type { AnyMarkerView } from '../view-types.ts';
import type { BlockMarks } from './use-block-marks.ts';

interface MarkerTotalProps {
  viewOf: (type: string) => AnyMarkerView | undefined;
  question: Question;
  value: readonly AnswerEntry[];
  blockMarks: readonly BlockMarks[];
  onChange: (value: AnswerEntry[]) => void;
  messages: ViewMessages;
}

/** The total, derived from the answers, and the number of blocks left to review. */
export function MarkerTotal({ viewOf, question, value, blockMarks, onChange, messages }: MarkerTotalProps) {
  const sum = (field: 'mark' | 'maximum') => blockMarks.reduce((total, { mark }) => total + mark[field], 0);
  const remaining = blockMarks.filter(({ mark }) => mark.pending).length;
  const accepted = value.map((entry, index) => {
    const block = question.questions[index];
    const marks = blockMarks[index];
    const view = block && viewOf(block.type);
    return view && marks ? view.accept({ entry, machine: marks.machine }) : entry;
  });
  const acceptable = accepted.some((entry, index) => entry !== value[index]);

  return (
    <div className="rb-total">
      <span>{messages.total}</span>
      <strong role="status">{messages.markOf(sum('mark'), sum('maximum'))}</strong>
      <span>{remaining > 0 ? messages.leftToReview(remaining) : messages.allReviewed}</span>
      {acceptable && (
        <button type="button" className="rb-tool" onClick={() => onChange(accepted)}>
          {messages.acceptAll}
        </button>
      )}
    </div>
  );
}
