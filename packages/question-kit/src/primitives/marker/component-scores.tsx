import { Checkbox, useUi } from '@rubrica/ui';
import { useState } from 'react';
import type { ViewMessages } from '../messages/messages.ts';
import { ScoreField, type StandingMark } from './score-field.tsx';

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
  const { dir } = useUi();
  const [scoredFields, setScoredFields] = useState<ReadonlySet<Field>>(new Set());
  const components = props.components.filter(({ maximum }) => maximum > 0);
  const sum = (property: 'mark' | 'maximum') => components.reduce((total, component) => total + component[property], 0);

  /** Whether somebody has entered a mark: here, or on an earlier visit, of which only marks above 0 tell. */
  const isScored = ({ field, mark }: ComponentScore<Field>) => scoredFields.has(field) || mark > 0;

  const setMark = (field: Field, mark: number) => {
    setScoredFields(new Set([...scoredFields, field]));
    const isComplete = components.every((component) => component.field === field || isScored(component));
    onMark(field, mark, reviewed || isComplete);
  };

  const takeBack = (field: Field, { value, isMissing, isReviewed }: StandingMark) => {
    if (isMissing) setScoredFields(new Set([...scoredFields].filter((scored) => scored !== field)));
    onMark(field, value, isReviewed);
  };

  return (
    <div className="rb-scores">
      {components.map((component) => (
        <ScoreField
          key={component.field}
          name={component.name}
          hasVisibleLabel
          value={component.mark}
          isMissing={!reviewed && !isScored(component)}
          isReviewed={reviewed}
          maximum={component.maximum}
          onChange={(next) => setMark(component.field, next)}
          onTakeBack={(before) => takeBack(component.field, before)}
          messages={messages}
        />
      ))}
      {components.length > 1 && (
        <div className="rb-score">
          <span className="rb-score-name">{messages.total}</span>
          {/* A screen reader says the total of the question, which counts what is reviewed: one sum, not two that differ. */}
          <output className="rb-sum" aria-live="off" dir={dir}>
            {messages.markOf(sum('mark'), sum('maximum'))}
          </output>
        </div>
      )}
      <div className="rb-sum">
        <Checkbox label={messages.reviewed} checked={reviewed} onChange={(event) => onReviewed(event.target.checked)} />
      </div>
    </div>
  );
}
