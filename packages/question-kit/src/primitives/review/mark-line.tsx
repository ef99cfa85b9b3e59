import type { BlockMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review.ts';
import { MarkedBy } from './marked-by.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { outcomeOf } from './outcome.ts';

interface MarkLineProps {
  mark: BlockMark | undefined;
  answered: boolean;
  /** The reason for the mark; empty for none. */
  reason?: string;
  messages: ReviewMessages;
}

/** The mark of a block, shown at its end. */
export function MarkLine({ mark, answered, reason = '', messages }: MarkLineProps) {
  if (!mark) return null;
  return (
    <p className="rb-markline">
      <OutcomeMark outcome={outcomeOf(mark, answered, mark.pending)} messages={messages} />
      {reason !== '' && <span className="rb-reason">{reason}</span>}
      {!mark.pending && <span className="rb-earned">{messages.markOf(mark.mark, mark.maximum)}</span>}
      {!mark.pending && <MarkedBy items={mark.items} messages={messages} />}
    </p>
  );
}
