import { Checkbox } from '@rubrica/ui';
import type { ItemMark } from '../marking/marks.ts';
import type { ViewMessages } from '../messages/messages.ts';
import { markSaid } from './mark-said.ts';
import { ScoreField } from './score-field.tsx';

interface MarkRowProps {
  /** What is marked, for the names of its controls. */
  name: string;
  item: ItemMark;
  /** What the machine alone would give. */
  machine: ItemMark;
  /** A mark that a person gives, or null to leave it to the machine. */
  onMark: (mark: number | null) => void;
  messages: ViewMessages;
}

/** One machine-marked item: its mark to be confirmed or overruled. Every mark a person gives counts as reviewed. */
export function MarkRow({ name, item, machine, onMark, messages }: MarkRowProps) {
  const said = markSaid(item, machine, messages);
  return (
    <div className="rb-markrow">
      <ScoreField name={name} value={item.mark} maximum={item.maximum} onChange={onMark} messages={messages} />
      <Checkbox
        label={messages.reviewed}
        aria-label={messages.reviewedOf(name)}
        checked={item.reviewed}
        onChange={(event) => onMark(event.target.checked ? item.mark : null)}
      />
      {said !== '' && <span className="rb-was">{said}</span>}
    </div>
  );
}
