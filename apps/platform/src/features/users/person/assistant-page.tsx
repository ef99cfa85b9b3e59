import type { AssistantPage as Assistant } from '@rubrica/api-client/contract';
import { Cluster, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { UserStatusChip } from '../user-status-chip.tsx';
import { AuditEntries, Sessions } from './account-sections.tsx';
import { AssistantMeetings } from './assistant-meetings.tsx';
import { MarkingFigures } from './marking-figures.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { PersonActions } from './person-actions.tsx';
import { Columns, None, Rows, Section } from '../../../lib/page/section.tsx';

function Lead({ user }: Pick<Assistant, 'user'>) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  return (
    <Cluster as="span" gap={12}>
      <UserStatusChip user={user} />
      <bdi dir="ltr">{user.email}</bdi>
      <span>{user.lastLoginAt ? m.lastLogin(format.fromNow(user.lastLoginAt)) : m.neverLoggedIn}</span>
    </Cluster>
  );
}

function Waiting({ waiting: { count, oldestAt, tasks } }: Pick<Assistant, 'waiting'>) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const since = (at: string | null) => (at === null ? '' : ` · ${m.oldest(format.fromNow(at))}`);
  if (count === 0) {
    return (
      <Section title={m.waiting}>
        <None>{m.nothingWaiting}</None>
      </Section>
    );
  }
  return (
    <Section title={m.waiting} lead={`${m.waitingCount(count)}${since(oldestAt)}`}>
      <Rows>
        {tasks.map((task) => (
          <li key={task._id}>
            <Link to={`/admin/tasks/correct/${task._id}`}>
              <bdi>{task.title}</bdi>
            </Link>
            <span>
              {m.waitingCount(task.count)}
              {since(task.oldestAt)}
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** All that an admin sees of an assistant. */
export function AssistantPage({ id }: { id: string }) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('User', 'assistant-page', id),
    queryFn: ({ signal }) => api.getAssistant({ params: { id }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.notLoaded}>
      {({ user, groups, waiting, marking }) => (
        <Page
          title={user.name}
          lead={<Lead user={user} />}
          breadcrumbs={[{ label: m.users, to: '/admin/users' }]}
          width="wide"
          action={<PersonActions user={user} />}
        >
          <Columns>
            <Stack gap={32}>
              <Waiting waiting={waiting} />
              <MarkingFigures marking={marking} />
            </Stack>
            <Stack gap={32}>
              <Section title={m.groups}>
                {groups.length === 0 && <None>{m.noGroups}</None>}
                <Rows>
                  {groups.map((group) => (
                    <li key={group._id}>
                      <b>
                        <bdi>{group.name}</bdi>
                      </b>
                      <span>{m.studentCount(group.students)}</span>
                    </li>
                  ))}
                </Rows>
              </Section>
              <AssistantMeetings teacher={user._id} />
              <Sessions user={user._id} />
              <AuditEntries user={user._id} />
            </Stack>
          </Columns>
        </Page>
      )}
    </QueryView>
  );
}
