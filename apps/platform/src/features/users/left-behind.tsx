import type { Role, User } from '@rubrica/api-client/contract';
import { Banner, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** What somebody is to become: another role, or an account that is closed for now or for good. */
interface Change {
  role: Role;
  closed?: 'for-now' | 'for-good';
}

interface LeftBehindProps {
  user: User;
  change: Change;
}

/** Spans, because a question describes itself in a paragraph. */
const Line = styled.span`
  display: block;
  & + & {
    margin-block-start: ${token.space[4]};
  }
`;

const isStaff = (role: Role) => role === 'assistant' || role === 'admin';
const isInGroups = (role: Role) => role === 'student' || role === 'assistant';

/** What somebody of the staff is still to do for others; null where they stay, or have nothing to leave. */
function useOpenWork(user: User, { role, closed }: Change) {
  const isLeaving = isStaff(user.role) && (closed !== undefined || !isStaff(role));
  const query = useQuery({
    queryKey: keyOf('User', 'open-work', user._id),
    queryFn: async ({ signal }) => {
      const [meetings, conversations] = await Promise.all([
        api.listMeetings({ query: { teacher: user._id, state: 'scheduled', limit: 1 }, signal }),
        api.listChatThreads({ query: { assignedTo: user._id, limit: 1 }, signal }),
      ]);
      return { meetings: meetings.total, conversations: conversations.total };
    },
    enabled: isLeaving,
  });
  return isLeaving ? query : null;
}

/** A link to what is left behind. It opens a tab, so that what was entered waits. */
const tabLink = (to: string, label: string) => (
  <Link to={to} target="_blank" rel="noreferrer">
    {label}
  </Link>
);

/** The sentences on what a change of somebody leaves behind; none where it leaves nothing. */
function useLeftBehind({ user, change }: LeftBehindProps): ReactNode[] {
  const { leftBehind: m } = useMessages({ en, ar });
  const { role, closed } = change;
  const query = useOpenWork(user, change);
  const work = query?.data;
  const { groups, children } = user;
  const isAway = closed === 'for-now' && user.role === 'assistant' && role === 'assistant';
  const sentences: Record<string, ReactNode> = {
    loading: query?.isPending && m.loading,
    unknown: query?.isError && m.unknown,
    meetings: work && work.meetings > 0 && (
      <>
        {m.meetings(work.meetings)} {tabLink('/admin/meetings?show=list', m.meetingsLink)}
      </>
    ),
    conversations: work && work.conversations > 0 && (
      <>
        {m.conversations(work.conversations)} {tabLink('/admin/messages', m.conversationsLink)}
      </>
    ),
    groupsWait: isAway && groups.length > 0 && m.groupsWait(groups.length),
    groups: isInGroups(user.role) && !isInGroups(role) && groups.length > 0 && m.groups(groups.length),
    children: user.role === 'parent' && role !== 'parent' && children.length > 0 && m.children(children.length),
  };
  return Object.entries(sentences).flatMap(([key, sentence]) => (sentence ? [<Line key={key}>{sentence}</Line>] : []));
}

/** What a change leaves behind, within the question whether to make it. */
export function LeftBehind(props: LeftBehindProps) {
  return <span role="status">{useLeftBehind(props)}</span>;
}

/** What a change that is being entered leaves behind, if anything. */
export function LeftBehindBanner(props: LeftBehindProps) {
  const lines = useLeftBehind(props);
  return (
    lines.length > 0 && (
      <Banner tone="warning" announce>
        {lines}
      </Banner>
    )
  );
}

/** What the question before a deactivation says. */
export function DeactivationText({ user, role = user.role }: { user: User; role?: Role }) {
  const m = useMessages({ en, ar });
  return (
    <>
      <Line>{m.deactivateBody}</Line>
      <LeftBehind user={user} change={{ role, closed: 'for-now' }} />
    </>
  );
}
