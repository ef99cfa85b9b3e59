import type { Meeting } from '@rubrica/api-client/contract';
import { Combobox, MultiCombobox, TextArea, TextField } from '@rubrica/ui';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useMessages } from '../../../lib/i18n.ts';
import { useGroupOptions, usePersonNames, usePersonOptions } from '../../../lib/options/use-options.ts';
import type { RegisterField } from '../../../lib/resource/resource-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { PlanForm } from './plan-form.ts';

interface AudienceFieldsProps {
  /** What is edited; null for a new meeting. */
  meeting: Meeting | null;
  field: RegisterField<PlanForm>;
}

/** Who meets, with whom and where. */
export function AudienceFields({ meeting, field }: AudienceFieldsProps) {
  const { form: m } = useMessages({ en, ar });
  const { control } = useFormContext<PlanForm>();
  const groups = useGroupOptions();
  const [teacherSearch, setTeacherSearch] = useState('');
  const assistants = usePersonOptions('assistant', teacherSearch);
  const admins = usePersonOptions('admin', teacherSearch);
  const teacher =
    meeting?.teacher && meeting.teacherName !== null
      ? { selectedOption: { value: meeting.teacher, label: meeting.teacherName } }
      : {};
  return (
    <>
      <Controller
        control={control}
        name="groups"
        render={({ field: groupField }) => <MultiCombobox {...groupField} label={m.groups} options={groups} />}
      />
      <Controller
        control={control}
        name="teacher"
        render={({ field: teacherField }) => (
          <Combobox
            {...teacherField}
            {...teacher}
            label={m.teacher}
            options={[...assistants.options, ...admins.options]}
            loading={assistants.loading || admins.loading}
            onSearch={setTeacherSearch}
          />
        )}
      />
      <TextField {...field('link')} type="url" dir="ltr" label={m.link} placeholder="https://" autoComplete="off" />
    </>
  );
}

/** What many meetings do without. */
export function MoreFields({ meeting, field }: AudienceFieldsProps) {
  const { form: m } = useMessages({ en, ar });
  const { control } = useFormContext<PlanForm>();
  const [search, setSearch] = useState('');
  const students = usePersonOptions('student', search);
  const names = usePersonNames(meeting?.students ?? []);
  return (
    <>
      <Controller
        control={control}
        name="students"
        render={({ field: studentField }) => (
          <MultiCombobox
            {...studentField}
            label={m.students}
            hint={m.studentsHint}
            {...students}
            selectedOptions={names}
            onSearch={setSearch}
          />
        )}
      />
      <TextField {...field('place')} label={m.place} autoComplete="off" />
      <TextArea {...field('description')} label={m.description} rows={3} />
    </>
  );
}
