import { useEffect, useState } from 'react';
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

/** How long the marks rest before their total is said: between two digits of one mark it would be that of no mark. */
const restMs = 1000;

/** The total, derived from the answers, and the number of blocks left to review. */
export function MarkerTotal({ viewOf, question, value, blockMarks, onChange, messages }: MarkerTotalProps) {
  const sum = (field: 'mark' | 'maximum') => blockMarks.reduce((total, { mark }) => total + mark[field], 0);
  const total = messages.markOf(sum('mark'), sum('maximum'));
  const [restingTotal, setRestingTotal] = useState(total);
  useEffect(() => {
    const timer = setTimeout(() => setRestingTotal(total), restMs);
    return () => clearTimeout(timer);
  }, [total]);
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
      <span aria-hidden="true">{messages.total}</span>
      <strong aria-hidden="true">{total}</strong>
      <span className="rb-sr" role="status">{`${messages.total}: ${restingTotal}`}</span>
      <span>{remaining > 0 ? messages.leftToReview(remaining) : messages.allReviewed}</span>
      {acceptable && (
        <button type="button" className="rb-tool" onClick={() => onChange(accepted)}>
          {messages.acceptAll}
        </button>
      )}
    </div>
  );
}
