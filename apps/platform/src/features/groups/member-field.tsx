import type { Group } from '@rubrica/api-client/contract';
import { MultiCombobox } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { usePersonOptions } from '../../lib/options/use-options.ts';
import { useResource } from '../../lib/resource/use-resource.ts';

interface MemberFieldProps {
  name: 'students' | 'assistants';
  of: 'student' | 'assistant';
  label: string;
  hint: string;
  group: Group | null;
}

/** The names of those who are in the group already. */
function useMembers(group: Group | null, name: MemberFieldProps['name'], role: MemberFieldProps['of']) {
  const { data } = useQuery({
    ...useResource('User').all({ role, ...(group ? { group: group._id } : {}) }),
    enabled: group !== null,
  });
  return useMemo(() => {
    const names = new Map((data ?? []).map((user) => [user._id, user.name]));
    return (group?.[name] ?? []).map((id) => ({ value: id, label: names.get(id) ?? '…' }));
  }, [data, group, name]);
}

/** People of one role, found by a search on the server. */
export function MemberField({ name, of: role, label, hint, group }: MemberFieldProps) {
  const { control } = useFormContext<Record<MemberFieldProps['name'], string[]>>();
  const [search, setSearch] = useState('');
  const found = usePersonOptions(role, search);
  const members = useMembers(group, name, role);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <MultiCombobox {...field} label={label} hint={hint} {...found} selectedOptions={members} onSearch={setSearch} />
      )}
    />
  );
}
