import type { User } from '@rubrica/api-client/contract';
import { Avatar, token, type Option } from '@rubrica/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { useCommaList } from '../../lib/text/use-comma-list.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { UserStatusChip } from './user-status-chip.tsx';

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-inline-size: 0;
  & > span:last-child {
    min-inline-size: 0;
    line-height: 1.35;
  }
  & a {
    color: inherit;
    text-underline-offset: 3px;
  }
  & b {
    font-weight: 600;
    overflow-wrap: break-word;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

/** A name that leads to the person's page, where their role has one. */
function PersonName({ user: { _id, name, role } }: { user: User }) {
  if (role !== 'student' && role !== 'assistant') return name;
  return <Link to={`/admin/users/${role}/${_id}`}>{name}</Link>;
}

/** The columns of the list of users. */
export function useUserColumns(groups: readonly Option[], levels: readonly Option[]): ResourceColumn<'User'>[] {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const commaList = useCommaList();
  return useMemo(() => {
    const nameIn = (options: readonly Option[], id: string) => options.find(({ value }) => value === id)?.label;
    return [
      {
        key: 'name',
        header: m.columns.name,
        sortable: true,
        primary: true,
        width: '32%',
        cell: (user) => (
          <Person>
            <Avatar name={user.name} />
            <span>
              <b>
                <PersonName user={user} />
              </b>
              <small>
                <bdi dir="ltr">{user.email}</bdi>
              </small>
            </span>
          </Person>
        ),
      },
      { key: 'role', header: m.columns.role, sortable: true, cell: (user) => common.roles[user.role] },
      {
        key: 'status',
        header: m.columns.status,
        sortable: true,
        cell: (user) => <UserStatusChip user={user} />,
      },
      {
        key: 'groups',
        header: m.columns.groups,
        cell: (user) => commaList(user.groups.flatMap((id) => nameIn(groups, id) ?? [])) || '–',
      },
      {
        key: 'level',
        header: m.columns.level,
        cell: (user) => (user.level && nameIn(levels, user.level)) || '–',
      },
      {
        key: 'lastLoginAt',
        header: m.columns.lastLogin,
        sortable: true,
        cell: (user) => (
          <span style={{ whiteSpace: 'nowrap' }}>{user.lastLoginAt ? format.fromNow(user.lastLoginAt) : m.never}</span>
        ),
      },
    ];
  }, [m, common, format, commaList, groups, levels]);
}
