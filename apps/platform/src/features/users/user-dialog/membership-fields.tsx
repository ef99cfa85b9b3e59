import { MultiCombobox, Select } from '@rubrica/ui';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../lib/i18n.ts';
import {
  useGroupOptions,
  useNamedOptions,
  usePersonNames,
  useStudentOptions,
} from '../../../lib/options/use-options.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { UserForm } from './person-fields.tsx';

function ChildrenField() {
  const { dialog } = useMessages({ en, ar });
  const { control } = useFormContext<UserForm>();
  const [search, setSearch] = useState('');
  const found = useStudentOptions(search);
  const children = useWatch({ control, name: 'children' });
  const known = usePersonNames(children);
  return (
    <Controller
      control={control}
      name="children"
      render={({ field }) => (
        <MultiCombobox
          {...field}
          label={dialog.children}
          hint={dialog.childrenHint}
          {...found}
          selectedOptions={known}
          onSearch={setSearch}
        />
      )}
    />
  );
}

/** What the selected role has: groups and a level, groups to mark, or children. */
export function MembershipFields() {
  const { dialog } = useMessages({ en, ar });
  const { control } = useFormContext<UserForm>();
  const role = useWatch({ control, name: 'role' });
  const groups = useGroupOptions();
  const levels = useNamedOptions('levels');

  if (role === 'admin') return null;
  if (role === 'parent') return <ChildrenField />;
  return (
    <>
      <Controller
        control={control}
        name="groups"
        render={({ field }) => (
          <MultiCombobox
            {...field}
            label={dialog.groups}
            hint={role === 'student' ? dialog.groupsOfStudent : dialog.groupsOfAssistant}
            options={groups}
          />
        )}
      />
      {role === 'student' && (
        <Controller
          control={control}
          name="level"
          render={({ field }) => (
            <Select {...field} label={dialog.level} options={[{ value: '', label: dialog.noLevel }, ...levels]} />
          )}
        />
      )}
    </>
  );
}
