import { Checkbox, DateTimeField, Select, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { NumberField } from '../../../lib/forms/number-field.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { keyNotesOf, limits } from '../task-body.ts';
import { ExtraTimeFields } from './extra-time-fields.tsx';
import type { TaskFieldsProps } from './task-fields.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${token.space[16]};
  align-items: start;
`;

/** A task's dates; of one with attempts also their limits, and what the result shows. */
export function ScheduleFields(props: TaskFieldsProps) {
  const { body, onChange, problems } = props;
  const { form: messages } = useMessages({ en, ar });
  const isLectures = body.kind === 'vdo-lect';
  const dateError = problems.dates ? messages.dateOrder : undefined;
  return (
    <>
      <Grid>
        <DateTimeField
          label={messages.openAt}
          hint={messages.openAtHint}
          name="dates"
          value={body.openAt ?? ''}
          onChange={(moment) => onChange({ openAt: moment || null })}
        />
        <DateTimeField
          label={messages.dueAt}
          hint={isLectures ? messages.lectureDueAtHint : messages.dueAtHint}
          name="dates"
          value={body.dueAt ?? ''}
          onChange={(moment) => onChange({ dueAt: moment || null })}
        />
        <DateTimeField
          label={messages.closeAt}
          hint={isLectures ? messages.lectureCloseAtHint : messages.closeAtHint}
          name="dates"
          error={dateError}
          value={body.closeAt ?? ''}
          onChange={(moment) => onChange({ closeAt: moment || null })}
        />
        {!isLectures && <AttemptFields {...props} />}
      </Grid>
      {!isLectures && body.timeLimitMinutes !== null && (
        <>
          <Checkbox
            label={messages.allowsDictionary}
            hint={messages.allowsDictionaryHint}
            checked={body.allowsDictionary}
            onChange={(event) => onChange({ allowsDictionary: event.target.checked })}
          />
          <ExtraTimeFields {...props} />
        </>
      )}
    </>
  );
}

/** The limits of an attempt and what its result shows; a task of lectures has none. */
function AttemptFields({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  return (
    <>
      <NumberField
        label={messages.timeLimit}
        hint={messages.timeLimitHint}
        name="timeLimitMinutes"
        inputMode="numeric"
        value={body.timeLimitMinutes}
        error={problems.timeLimitMinutes ? messages.wholeNumber(...limits.minutes) : undefined}
        onChange={(timeLimitMinutes) => onChange({ timeLimitMinutes })}
      />
      <NumberField
        label={messages.attempts}
        hint={messages.attemptsHint}
        name="maxAttempts"
        inputMode="numeric"
        value={body.maxAttempts}
        error={problems.maxAttempts ? messages.wholeNumber(...limits.attempts) : undefined}
        onChange={(attempts) => onChange({ maxAttempts: attempts ?? Number.NaN })}
      />
      <Select
        label={messages.showModelAnswer}
        hint={keyNotesOf(body)
          .map((note) => messages.keyNotes[note])
          .join(' ')}
        options={(['on-release', 'after-close', 'never'] as const).map((value) => ({
          value,
          label: messages.shows[value],
        }))}
        value={body.showModelAnswer}
        onChange={(showModelAnswer) => onChange({ showModelAnswer })}
      />
    </>
  );
}
