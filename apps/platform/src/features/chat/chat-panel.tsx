import type { MyThread } from '@rubrica/api-client/contract';
import { Banner, IconButton, Skeleton, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { pageSession } from '../../lib/storage/session.ts';
import { Composer, type Written } from './composer/composer.tsx';
import { type HeldFiles, useAttachments } from './composer/use-attachments.ts';
import { MessageList } from './message-list.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { OfficeLine } from './office-line.tsx';
import { pageOutbox } from './outbox/page-outbox.ts';
import { useSendingAnnouncement } from './outbox/use-sending-announcement.ts';
import type { KnownThread } from './thread/merge-page.ts';
import { useAnnouncement } from './thread/use-announcement.ts';
import { useTyping } from './thread/use-typing.ts';
import { useThread } from './thread/use-thread.ts';

const Panel = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 0;

  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]};
    padding-block: ${token.space[12]} ${token.space[8]};
    padding-inline: ${token.space[16]} ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
  }
  & > [data-part='head'] h2 {
    font-size: ${token.font[16]};
    font-weight: 650;
    line-height: 1.4;
  }
  & > [data-part='head'] p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    line-height: 1.4;
  }
  & > [data-part='thread'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  & > [data-part='thread'] > :last-child {
    flex: 1;
    min-block-size: 0;
  }
  & > [data-part='thread'] > :not(:last-child) {
    overflow-y: auto;
  }
  /* In a low window what waits to be sent stays in sight below an error. */
  & > [data-part='thread'] > * + * {
    min-block-size: 50%;
  }
  & > [data-part='note'] {
    padding: ${token.space[12]} ${token.space[16]};
  }
  &[data-dropping] {
    outline: 2px dashed ${token.color.focus};
    outline-offset: -6px;
  }
`;

const nothing: KnownThread = { items: [], hasEarlier: false, ownerReadSeq: 0, staffReadSeq: 0 };

interface ChatPanelProps {
  mine: MyThread;
  isLive: boolean;
  /** Whether its reader has opened it just now. */
  takesFocus: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  held: RefObject<HeldFiles>;
  onClose: () => void;
}

/** The conversation with the school: its messages, and where the next one is written. */
export default function ChatPanel({ mine, isLive, takesFocus, field, text, onText, held, onClose }: ChatPanelProps) {
  const m = useMessages({ en, ar });
  const { thread, office } = mine;
  const { query, earlier } = useThread(thread?._id ?? null, isLive);
  const outbox = pageOutbox();
  const queued = useSyncExternalStore(outbox.subscribe, outbox.state);
  const files = useAttachments(held);
  const [isDropping, setDropping] = useState(false);
  const me = useMe().data;
  const isForced = me?.forcedBy !== null && me?.forcedBy !== undefined;
  const announcement = useAnnouncement(query.data);
  const sendingAnnouncement = useSendingAnnouncement(queued);
  const { isSchoolTyping, tellTyping } = useTyping(thread?._id ?? null);
  useMarkRead(mine, query.data, !isForced);
  const panel = useRef<HTMLDivElement>(null);
  const [shouldFocus] = useState(takesFocus);
  useEffect(() => {
    if (!shouldFocus) return;
    // On a touch screen a focused field would open the keyboard over the conversation.
    const hasKeys = matchMedia('(hover: hover) and (pointer: fine)').matches;
    (hasKeys ? field.current : panel.current?.closest('dialog'))?.focus();
  }, [shouldFocus, field]);

  const send = (written: Written) =>
    void outbox.add({
      clientId: crypto.randomUUID(),
      owner: pageSession()?._id ?? '',
      ...written,
      writtenAt: new Date().toISOString(),
      problem: null,
    });
  const toField = () => field.current?.focus();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    files.paste([...event.dataTransfer.files]);
    toField();
  };
  const list = (known: KnownThread) => (
    <MessageList
      thread={known}
      outbox={queued}
      onEarlier={() => earlier.mutate()}
      isLoadingEarlier={earlier.isPending}
      onRetry={(clientId) => {
        toField();
        void outbox.retry(clientId);
      }}
      onDiscard={(clientId) => {
        toField();
        void outbox.discard(clientId);
      }}
    />
  );

  return (
    <Panel
      ref={panel}
      data-dropping={isDropping ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <div data-part="head">
        <div>
          <h2>{m.title}</h2>
          {isSchoolTyping ? <p>{m.typing}</p> : <OfficeLine office={office} />}
        </div>
        <IconButton hideTooltip label={m.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div data-part="thread">
        {thread && (
          <QueryView
            query={query}
            errorTitle={m.problem}
            loadingLabel={m.loading}
            skeleton={
              <Stack gap={12} style={{ padding: 16 }}>
                <Skeleton width="70%" height="44px" />
                <Skeleton width="50%" height="44px" />
              </Stack>
            }
          >
            {list}
          </QueryView>
        )}
        {/* What waits to be sent is shown without the messages before it, too. */}
        {(!thread || (!query.data && queued.items.length > 0)) && list(nothing)}
      </div>
      {isForced || thread?.isBlocked ? (
        <div data-part="note">
          <Banner tone="info">{isForced ? m.forced : m.blocked}</Banner>
        </div>
      ) : (
        <Composer
          field={field}
          text={text}
          onText={(next) => {
            onText(next);
            if (next !== '') tellTyping();
          }}
          files={files}
          onSend={send}
        />
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
        <span role="status">{sendingAnnouncement}</span>
      </VisuallyHidden>
    </Panel>
  );
}

/** Marks what is shown as read, while somebody looks at this page. */
function useMarkRead({ thread }: MyThread, known: KnownThread | undefined, isAllowed: boolean): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, seq }: { id: string; seq: number }) => api.markChatRead({ params: { id }, body: { seq } }),
    onSuccess: () => invalidate(client, 'Chat', 'Auth', 'Notice'),
  });
  const isVisible = useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
  const id = thread?._id;
  const seq = known?.items.findLast(({ by }) => by === 'staff')?.seq ?? 0;
  const readSeq = Math.max(thread?.ownerReadSeq ?? 0, known?.ownerReadSeq ?? 0);
  const shouldMark = isAllowed && isVisible && seq > readSeq;
  useEffect(() => {
    if (shouldMark && id !== undefined) mutate({ id, seq });
  }, [shouldMark, id, seq, mutate]);
}
