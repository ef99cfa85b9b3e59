import { Checkbox } from '@rubrica/ui';
import type { ItemMark } from '../marking/marks.ts';
import type { ViewMessages } from '../messages/messages.ts';
import { markExplanation } from './mark-explanation.ts';
import { ScoreField } from './score-field.tsx';

interface MarkRowProps {
  /** The name of the item, for the labels of the controls. */
  name: string;
  item: ItemMark;
  /** The automatic mark. */
  machine: ItemMark;
  /** Called with the mark of a marker, or with null to restore the automatic mark. */
  onMark: (mark: number | null) => void;
  messages: ViewMessages;
}

/** The mark of an automatically marked item, to be confirmed or changed. A changed mark counts as reviewed. */
export function MarkRow({ name, item, machine, onMark, messages }: MarkRowProps) {
  const explanation = markExplanation(item, machine, messages);
  return (
    <div className="rb-markrow">
      <ScoreField
        name={name}
        value={item.mark}
        isMissing={!item.reviewed}
        isReviewed={item.reviewed}
        maximum={item.maximum}
        onChange={onMark}
        onTakeBack={({ value, isReviewed }) => onMark(isReviewed ? value : null)}
        messages={messages}
      />
      <Checkbox
        label={messages.reviewed}
        aria-label={messages.reviewedOf(name)}
        checked={item.reviewed}
        onChange={(event) => onMark(event.target.checked ? item.mark : null)}
      />
      {explanation !== '' && <span className="rb-was">{explanation}</span>}
    </div>
  );
}
