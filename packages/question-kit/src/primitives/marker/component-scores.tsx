import { Checkbox } from '@rubrica/ui';
import { useState } from 'react';
import type { ViewMessages } from '../messages/messages.ts';
import { ScoreField } from './score-field.tsx';

/** One component of a manual mark. */
export interface ComponentScore<Field extends string> {
  /** The field of the entry that holds the mark. */
  field: Field;
  /** "Content", "Communication". */
  name: string;
  mark: number;
  maximum: number;
}

interface ComponentScoresProps<Field extends string> {
  components: readonly ComponentScore<Field>[];
  reviewed: boolean;
  /** Called with the mark of a component and whether the answer now counts as reviewed. */
  onMark: (field: Field, mark: number, reviewed: boolean) => void;
  onReviewed: (reviewed: boolean) => void;
  messages: ViewMessages;
}

/**
 * Fields for the component marks of a manually marked answer, with their sum. The answer counts as reviewed once every mark
 * has been entered, because a 0 that nobody entered is no mark. Components worth nothing are omitted.
 */
export function ComponentScores<Field extends string>(props: ComponentScoresProps<Field>) {
  const { reviewed, onMark, onReviewed, messages } = props;
  const [scoredFields, setScoredFields] = useState<ReadonlySet<Field>>(new Set());
  const components = props.components.filter(({ maximum }) => maximum > 0);
  const sum = (property: 'mark' | 'maximum') => components.reduce((total, component) => total + component[property], 0);

  const setMark = (field: Field, mark: number) => {
    const updated = new Set([...scoredFields, field]);
    setScoredFields(updated);
    onMark(field, mark, reviewed || components.every((component) => updated.has(component.field)));
  };

  return (
    <div className="rb-scores">
      {components.map(({ field, name, mark, maximum }) => (
        <ScoreField
          key={field}
          name={name}
          hasVisibleLabel
          value={mark}
          isMissing={!reviewed && !scoredFields.has(field)}
          maximum={maximum}
          onChange={(next) => setMark(field, next)}
          messages={messages}
        />
      ))}
      {components.length > 1 && (
        <div className="rb-score">
          <span className="rb-score-name">{messages.total}</span>
          <output className="rb-sum">{messages.markOf(sum('mark'), sum('maximum'))}</output>
        </div>
      )}
      <div className="rb-sum">
        <Checkbox label={messages.reviewed} checked={reviewed} onChange={(event) => onReviewed(event.target.checked)} />
      </div>
    </div>
  );
}
