import type { InboxThread } from '@rubrica/api-client/contract';
import { Avatar, Chip, token, VisuallyHidden } from '@rubrica/ui';
import { MessageCircle, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en, type Messages } from '../messages/en.ts';
import { threadName } from './thread-name.ts';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px ${token.space[12]};
  align-items: center;
  padding-block: 10px;
  padding-inline: ${token.space[12]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  line-height: 1.5;
  text-decoration: none;

  &:hover {
    background: ${token.color.hover};
  }
  &[aria-current] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & > :first-child {
    grid-row: span 2;
  }
  & > [data-part='name'] {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    font-weight: 550;
  }
  & > [data-part='name'] > bdi,
  & [data-part='last'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='name'] > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${token.color.inkFaint};
  }
  & > time,
  & :is([data-part='by'], [data-part='last']) {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > time {
    white-space: nowrap;
  }
  & > [data-part='body'] {
    grid-column: 2 / -1;
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 22px;
  }
  & [data-part='last'] {
    flex: 0 1 auto;
    margin-inline-end: auto;
  }
  &[data-unread] > [data-part='name'] {
    font-weight: 700;
  }
  &[data-unread] [data-part='last'] {
    color: ${token.color.ink};
    font-weight: 550;
  }
  &[data-waiting] > time {
    color: ${token.color.warningInk};
    font-weight: 550;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Count = styled.b`
  min-inline-size: 20px;
  padding-inline: 6px;
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.font[13]};
  line-height: 20px;
  text-align: center;
`;

interface ThreadRowProps {
  thread: InboxThread;
  /** The address of the conversation: what follows the `?`. */
  search: string;
  isOpen: boolean;
}

/** A conversation in the list: who, the first words of the newest message, and what is to be done. */
export function ThreadRow({ thread, search, isOpen }: ThreadRowProps) {
  const m = useMessages({ en, ar });
  const { fromNow, number } = useFormat();
  const { channel, unread, waitingSince, lastMessageAt, assignedTo, isBlocked } = thread;
  const name = threadName(thread, m);
  const Channel = channel === 'whatsapp' ? Smartphone : MessageCircle;
  const when = waitingSince ?? lastMessageAt;
  return (
    <Row
      to={{ search }}
      aria-current={isOpen ? 'true' : undefined}
      data-thread-link=""
      data-unread={unread > 0 ? '' : undefined}
      data-waiting={waitingSince ? '' : undefined}
    >
      <Avatar name={thread.owner ? name : (thread.contactEnding ?? '')} size={36} />
      <span data-part="name">
        <bdi>{name}</bdi>
        <Channel aria-hidden="true" />
        <VisuallyHidden>{m.channels[channel]}</VisuallyHidden>
      </span>
      {when ? (
        <time dateTime={when}>
          {waitingSince && <VisuallyHidden>{m.waiting} </VisuallyHidden>}
          {fromNow(when)}
        </time>
      ) : (
        <span aria-hidden="true" />
      )}
      <span data-part="body">
        {thread.last && thread.lastBy === 'staff' && <span data-part="by">{m.answeredLast}</span>}
        {/* By its own direction, so that the ellipsis is at the end of what was written. */}
        <span data-part="last" dir="auto">
          {lastWords(thread, m)}
        </span>
        {isBlocked && <Chip tone="danger">{m.blocked}</Chip>}
        {assignedTo && (
          <>
            <Avatar name={assignedTo.name} size={20} />
            <VisuallyHidden>{m.assignedTo(assignedTo.name)}</VisuallyHidden>
          </>
        )}
        {unread > 0 && (
          <Count>
            <span aria-hidden="true">{unread > 99 ? '99+' : number(unread)}</span>
            <VisuallyHidden>{m.unread(unread)}</VisuallyHidden>
          </Count>
        )}
      </span>
    </Row>
  );
}

function lastWords({ last }: InboxThread, m: Messages): string {
  if (!last) return '';
  return last.text || (last.files > 0 ? m.files(last.files) : m.removed);
}
