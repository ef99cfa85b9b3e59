import { roles, type Role, type User } from '@rubrica/api-client/contract';
import { FilterChip, Select, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  & > :first-child {
    inline-size: 150px;
  }
`;

interface UserFiltersProps {
  role: Role | undefined;
  status: User['status'] | undefined;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Which role, and who waits or is closed out. */
export function UserFilters({ role, status, onChange }: UserFiltersProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const all = { value: 'all' as const, label: m.allRoles };
  return (
    <Bar>
      <Select
        label={m.filterRole}
        hideLabel
        value={role ?? 'all'}
        options={[all, ...roles.map((each) => ({ value: each, label: common.roles[each] }))]}
        onChange={(next) => onChange({ role: next === 'all' ? undefined : next })}
      />
      {(['pending', 'active', 'disabled'] as const).map((each) => (
        <FilterChip
          key={each}
          pressed={status === each}
          onChange={(pressed) => onChange({ status: pressed ? each : undefined })}
        >
          {m.statuses[each]}
        </FilterChip>
      ))}
    </Bar>
  );
}
