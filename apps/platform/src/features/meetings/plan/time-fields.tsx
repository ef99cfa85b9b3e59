import { Checkbox, Cluster, FieldGroup, Radio, RadioGroup, TextField, token } from '@rubrica/ui';
import { useRef } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { datesFrom, isCalendarDate, startOfWeek, weekdayOf } from '../../../lib/calendar/dates.ts';
import { firstWeekdayOf } from '../../../lib/calendar/period.ts';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useNow } from '../../../lib/calendar/use-now.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import type { RegisterField } from '../../../lib/resource/resource-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { followDate, minutesOf, momentsOf, type PlanForm } from './plan-form.ts';
import { SkippedDatesField } from './skipped-dates-field.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(132px, 100%), 1fr));
  gap: ${token.space[12]};
`;

const Hint = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

/** Whether a new meeting is one or many. */
export function RepeatField() {
  const { form: m } = useMessages({ en, ar });
  const { control } = useFormContext<PlanForm>();
  return (
    <Controller
      control={control}
      name="repeat"
      render={({ field: { value, onChange, onBlur } }) => (
        <RadioGroup label={m.repeat} inline value={value} onChange={onChange} onBlur={onBlur}>
          <Radio value="once" label={m.once} />
          <Radio value="weekly" label={m.weekly} />
        </RadioGroup>
      )}
    />
  );
}

interface TimeFieldsProps {
  timeZone: string;
  /** Whether it is one meeting that is edited, which has nothing that follows its date. */
  isOne: boolean;
  field: RegisterField<PlanForm>;
}

/** When a meeting is, or each of a series, on the clock of the school. */
export function TimeFields({ timeZone, isOne, field }: TimeFieldsProps) {
  const { form: m } = useMessages({ en, ar });
  const format = useCalendarFormat(timeZone);
  const { control, formState, getValues, setValue } = useFormContext<PlanForm>();
  const values = useWatch({ control });
  const { repeat = 'once', date = '', start = '', durationMinutes = '' } = values;
  const isWeekly = repeat === 'weekly';
  const isComplete = isCalendarDate(date) && start !== '' && minutesOf(durationMinutes) > 0;
  const moments = isComplete ? momentsOf({ date, start, durationMinutes }, timeZone) : null;
  const now = useNow();
  const readerRange = moments && format.readerRange(moments.startsAt, moments.endsAt);
  const zone = format.zoneName(moments?.startsAt ?? new Date(now).toISOString());
  const dateField = field('date');
  /** The date that the rest of the form follows: not each that one types through. */
  const followed = useRef(date);
  const follow = (chosen: string) => {
    const { lastDate, weekdays } = getValues();
    if (isOne || !isCalendarDate(chosen) || chosen < '2000') return;
    const next = followDate({ lastDate, weekdays }, followed.current, chosen);
    followed.current = chosen;
    setValue('lastDate', next.lastDate);
    setValue('weekdays', next.weekdays);
  };
  return (
    <>
      <Row>
        <TextField
          {...dateField}
          onChange={async (event) => {
            await dateField.onChange(event);
            follow(event.target.value);
          }}
          type="date"
          label={isWeekly ? m.firstDate : m.date}
          required
        />
        {isWeekly && <TextField {...field('lastDate')} type="date" label={m.lastDate} required />}
        <TextField {...field('start')} type="time" label={m.start} required />
        <TextField {...field('durationMinutes')} inputMode="numeric" label={m.duration} required />
      </Row>
      <Hint>{[m.zone(zone), readerRange && m.yourTime(readerRange)].filter(Boolean).join(' ')}</Hint>
      {isWeekly && (
        <>
          <Controller
            control={control}
            name="weekdays"
            render={({ field: chosen }) => (
              <Weekdays value={chosen.value} onChange={chosen.onChange} error={formState.errors.weekdays?.message} />
            )}
          />
          <SkippedDatesField />
        </>
      )}
    </>
  );
}

interface WeekdaysProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

function Weekdays({ value, onChange, error }: WeekdaysProps) {
  const { form: m } = useMessages({ en, ar });
  const format = useCalendarFormat('UTC');
  const language = useLanguage();
  // Any week has all of them.
  const dates = datesFrom(startOfWeek('2026-01-01', firstWeekdayOf(language)), 7);
  return (
    <FieldGroup label={m.weekdays} error={error}>
      {() => (
        <Cluster gap={16}>
          {dates.map((date) => {
            const weekday = String(weekdayOf(date));
            const others = value.filter((each) => each !== weekday);
            return (
              <Checkbox
                key={weekday}
                label={format.weekday(date)}
                checked={value.includes(weekday)}
                onChange={(event) => onChange(event.target.checked ? [...others, weekday] : others)}
              />
            );
          })}
        </Cluster>
      )}
    </FieldGroup>
  );
}
