import { CardLink, EmptyState, Heading, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, PencilLine, UserCheck, UsersRound, ClipboardCheck, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { readSession } from '../../lib/storage/session.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;

  & a {
    block-size: 100%;
  }
`;

const Inside = styled.div<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token.space[16]};

  & > span {
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token.radius.control};
    background: ${(p) => (p.$urgent ? token.color.highlightSoft : token.color.accentSoft)};
    color: ${(p) => (p.$urgent ? token.color.highlightInk : token.color.accentInk)};
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

interface Step {
  to: string;
  title: string;
  body: string;
  icon: LucideIcon;
  urgent?: boolean;
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Cards>
      {steps.map(({ to, title, body, icon: Icon, urgent = false }) => (
        <li key={to}>
          <CardLink to={to}>
            <Inside $urgent={urgent}>
              <span>
                <Icon aria-hidden="true" />
              </span>
              <Heading level={3}>{title}</Heading>
              <p>{body}</p>
            </Inside>
          </CardLink>
        </li>
      ))}
    </Cards>
  );
}

/** An admin's home page: a welcome, open work, and the usual next steps. */
export function DashboardPage() {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('User', 'waiting'),
    queryFn: async ({ signal }) => {
      const [pending, toMark] = await Promise.all([
        api.listUsers({ query: { status: 'pending', limit: 1 }, signal }),
        api.listTaskTakens({ query: { toMark: 'true', limit: 1 }, signal }),
      ]);
      return { pending: pending.total, toMark: toMark.total };
    },
  });

  return (
    <Page title={m.title(readSession()?.name ?? '')} lead={m.lead}>
      <Stack gap={32}>
        <Stack as="section" gap={12}>
          <Heading level={2} size={18}>
            {m.waiting}
          </Heading>
          <QueryView query={query} errorTitle={m.problem} skeleton={<Skeleton height="96px" />}>
            {({ pending, toMark }) => {
              const steps: Step[] = [
                {
                  to: '/admin/users?status=pending',
                  title: m.pending(pending),
                  body: m.pendingBody,
                  icon: UserCheck,
                  urgent: true,
                },
                {
                  to: '/admin/tasks',
                  title: m.toMark(toMark),
                  body: m.toMarkBody,
                  icon: ClipboardCheck,
                  urgent: true,
                },
              ].filter((_, index) => [pending, toMark][index] !== 0);
              return steps.length > 0 ? (
                <Steps steps={steps} />
              ) : (
                <EmptyState title={m.allDone} illustration="done" level={3}>
                  {m.allDoneBody}
                </EmptyState>
              );
            }}
          </QueryView>
        </Stack>
        <Stack as="section" gap={12}>
          <Heading level={2} size={18}>
            {m.next}
          </Heading>
          <Steps
            steps={[
              { to: '/admin/questions/create', title: m.newQuestion, body: m.newQuestionBody, icon: PencilLine },
              { to: '/admin/tasks', title: m.tasks, body: m.tasksBody, icon: ListChecks },
              { to: '/admin/users', title: m.users, body: m.usersBody, icon: UsersRound },
            ]}
          />
        </Stack>
      </Stack>
    </Page>
  );
}
