import { MultiCombobox } from '@rubrica/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { datesOf, type PlanForm } from './plan-form.ts';

/** The dates of a series that have no meeting. One chooses among those that the series has. */
export function SkippedDatesField() {
  const { form: m } = useMessages({ en, ar });
  const format = useCalendarFormat('UTC');
  const { control, formState } = useFormContext<PlanForm>();
  const [date, lastDate, weekdays] = useWatch({ control, name: ['date', 'lastDate', 'weekdays'] });
  const options = datesOf({ date, lastDate, weekdays }).map((value) => ({ value, label: format.day(value) }));
  return (
    <Controller
      control={control}
      name="skippedDates"
      render={({ field }) => (
        <MultiCombobox
          {...field}
          // A date that the series had before its days were changed is not shown.
          value={field.value.filter((value) => options.some((option) => option.value === value))}
          label={m.skippedDates}
          hint={m.skippedDatesHint}
          error={formState.errors.skippedDates?.message}
          options={options}
        />
      )}
    />
  );
}
