import type { Group } from '@rubrica/api-client/contract';
import { MultiCombobox } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { usePersonOptions } from '../../lib/options/use-options.ts';
import { keyOf } from '../../lib/query-keys.ts';

interface MemberFieldProps {
  name: 'students' | 'assistants';
  of: 'student' | 'assistant';
  label: string;
  hint: string;
  group: Group | null;
}

const limit = 100;

/** The names of those who are in the group already. */
function useMembers(group: Group | null, role: MemberFieldProps['of']) {
  const { data } = useQuery({
    queryKey: keyOf('User', 'members', group?._id, role),
    queryFn: ({ signal }) => api.listUsers({ query: { role, limit, ...(group ? { group: group._id } : {}) }, signal }),
    enabled: group !== null,
  });
  return useMemo(
    () => (data?.items ?? []).map((user) => ({ value: user._id, label: user.name, description: user.email })),
    [data],
  );
}

/** People of one role, found by a search on the server. */
export function MemberField({ name, of: role, label, hint, group }: MemberFieldProps) {
  const { control } = useFormContext<Record<MemberFieldProps['name'], string[]>>();
  const [search, setSearch] = useState('');
  const options = usePersonOptions(role, search);
  const members = useMembers(group, role);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <MultiCombobox
          {...field}
          label={label}
          hint={hint}
          options={options}
          selectedOptions={members}
          onSearch={setSearch}
        />
      )}
    />
  );
}
