import { Button, EmptyState, QuietButton, token } from '@rubrica/ui';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { groupMessages } from '../../lib/chat/group-messages.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { MessageItem } from './message-item.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { OutboxState } from './outbox/outbox.ts';
import { QueuedItem } from './queued-item.tsx';
import type { KnownThread } from './thread/merge-page.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;

  & > [data-part='scroll'] {
    padding: ${token.space[12]} ${token.space[16]};
    overflow-y: auto;
    /* What is added above is moved by hand, also at the very top, where browsers do nothing. */
    overflow-anchor: none;
    overscroll-behavior: contain;
  }
  & [data-part='content'] {
    display: grid;
    gap: ${token.space[12]};
  }
  & h3 {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 600;
    text-align: center;
  }
  & ol {
    display: grid;
    gap: ${token.space[12]};
    padding: 0;
    list-style: none;
  }
  & h3 + ol {
    margin-block-start: ${token.space[12]};
  }
  & > [data-part='new'] {
    position: absolute;
    inset-block-end: ${token.space[8]};
    justify-self: center;
  }
`;

/** Nearer than this to its end, the list follows what is added. */
const endPx = 48;

interface MessageListProps {
  thread: KnownThread;
  outbox: OutboxState;
  onEarlier: () => void;
  isLoadingEarlier: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** The messages by day, oldest first, then those that wait to be sent. It stays where its reader is. */
export function MessageList({ thread, outbox, onEarlier, isLoadingEarlier, onRetry, onDiscard }: MessageListProps) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const { items, hasEarlier, staffReadSeq } = thread;
  const sent = new Set(items.map(({ clientId }) => clientId));
  const queued = outbox.items.filter(({ clientId }) => !sent.has(clientId));
  const lastOwn = items.findLast(({ by }) => by === 'owner');
  const { box, content, newCount, toEnd } = useScroll(thread, queued.length);

  return (
    <Box>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has only keys scrolls it */}
      <div data-part="scroll" ref={box} tabIndex={0} role="region" aria-label={m.messages}>
        <div data-part="content" ref={content}>
          {hasEarlier && (
            <Button loading={isLoadingEarlier} onClick={onEarlier}>
              {m.earlier}
            </Button>
          )}
          {items.length === 0 && queued.length === 0 && (
            <EmptyState title={m.empty} level={3}>
              {m.emptyText}
            </EmptyState>
          )}
          {groupMessages(items).map(({ ago, messages }) => (
            <section key={ago}>
              <h3>{ago === 0 ? m.today : ago === 1 ? m.yesterday : format.date(messages[0]?.createdAt ?? '')}</h3>
              <ol>
                {messages.map((message) => (
                  <MessageItem
                    key={message._id}
                    message={message}
                    mark={message === lastOwn ? (message.seq <= staffReadSeq ? 'read' : 'delivered') : null}
                  />
                ))}
              </ol>
            </section>
          ))}
          {queued.length > 0 && (
            <ol>
              {queued.map((item) => (
                <QueuedItem
                  key={item.clientId}
                  item={item}
                  isSending={outbox.sending === item.clientId}
                  onRetry={() => onRetry(item.clientId)}
                  onDiscard={() => onDiscard(item.clientId)}
                />
              ))}
            </ol>
          )}
        </div>
      </div>
      {newCount > 0 && (
        <div data-part="new">
          <QuietButton tone="accent" icon={<ArrowDown aria-hidden="true" />} onClick={toEnd}>
            {m.toNewest(newCount)}
          </QuietButton>
        </div>
      )}
    </Box>
  );
}

/** Keeps the newest message in sight while its reader is there, and what they read where it is when earlier ones come. */
function useScroll({ items }: KnownThread, queuedCount: number) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [seenSeq, setSeenSeq] = useState(items.at(-1)?.seq ?? 0);
  const firstSeq = items[0]?.seq ?? 0;
  const lastSeq = items.at(-1)?.seq ?? 0;
  const before = useRef({ firstSeq, lastSeq, height: 0, queuedCount });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { firstSeq: oldFirst, height, queuedCount: oldCount } = before.current;
    if (queuedCount > oldCount) isAtEnd.current = true;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (firstSeq < oldFirst) element.scrollTop += element.scrollHeight - height;
    before.current = { firstSeq, lastSeq, height: element.scrollHeight, queuedCount };
  }, [firstSeq, lastSeq, queuedCount]);

  useEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return undefined;
    const follow = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    const onScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < endPx;
      if (isAtEnd.current) setSeenSeq(lastSeq);
    };
    // Pictures come later than their message, and the box itself shrinks when a keyboard opens.
    const observer = new ResizeObserver(follow);
    observer.observe(inner);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [lastSeq]);

  const newCount = items.filter(({ seq, by }) => by === 'staff' && seq > seenSeq).length;
  const toEnd = () => {
    isAtEnd.current = true;
    setSeenSeq(lastSeq);
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    element.focus({ preventScroll: true });
  };
  return { box, content, newCount, toEnd };
}
