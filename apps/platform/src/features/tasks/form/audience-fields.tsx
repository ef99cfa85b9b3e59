import { MultiCombobox } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useGroupOptions, useStudentOptions } from '../../../lib/options/use-options.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { TaskFieldsProps } from './task-fields.ts';
import { useStudentNames } from './use-student-names.ts';

/** Who gets a task. */
export function AudienceFields({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const [search, setSearch] = useState('');
  const groups = useGroupOptions();
  const students = useStudentOptions(search);
  const names = useStudentNames(body.students);
  return (
    <>
      <MultiCombobox
        label={messages.groups}
        options={groups}
        value={body.groups}
        error={problems.audience ? messages.audienceMissing : undefined}
        onChange={(chosen) => onChange({ groups: chosen })}
      />
      <MultiCombobox
        label={messages.students}
        hint={messages.studentsHint}
        {...students}
        selectedOptions={names}
        value={body.students}
        onSearch={setSearch}
        onChange={(chosen) => onChange({ students: chosen })}
      />
    </>
  );
}
