import { Checkbox } from '@rubrica/ui';
import { useState } from 'react';
import type { ViewMessages } from '../messages/messages.ts';
import { ScoreField } from './score-field.tsx';

/** One of the marks that a person gives for an answer. */
export interface ComponentScore<Field extends string> {
  /** Where the entry holds it. */
  field: Field;
  /** "Content", "Communication". */
  name: string;
  mark: number;
  maximum: number;
}

interface ComponentScoresProps<Field extends string> {
  components: readonly ComponentScore<Field>[];
  reviewed: boolean;
  /** The mark of a component, and whether the answer counts as reviewed now. */
  onMark: (field: Field, mark: number, reviewed: boolean) => void;
  onReviewed: (reviewed: boolean) => void;
  messages: ViewMessages;
}

/**
 * The marks of an answer that only a person can judge, by component, with their sum. All of them are to be given before the
 * answer counts as reviewed: a nought that nobody gave is no mark. What is worth nothing is not asked for.
 */
export function ComponentScores<Field extends string>(props: ComponentScoresProps<Field>) {
  const { reviewed, onMark, onReviewed, messages } = props;
  const [given, setGiven] = useState<ReadonlySet<Field>>(new Set());
  const components = props.components.filter(({ maximum }) => maximum > 0);
  const sum = (of: 'mark' | 'maximum') => components.reduce((total, component) => total + component[of], 0);

  const give = (field: Field, mark: number) => {
    const now = new Set([...given, field]);
    setGiven(now);
    onMark(field, mark, reviewed || components.every((component) => now.has(component.field)));
  };

  return (
    <div className="rb-scores">
      {components.map(({ field, name, mark, maximum }) => (
        <ScoreField
          key={field}
          name={name}
          labelled
          value={mark}
          maximum={maximum}
          onChange={(next) => give(field, next)}
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
