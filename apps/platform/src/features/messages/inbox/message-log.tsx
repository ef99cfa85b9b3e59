import type { ChatMessage, InboxThread } from '@rubrica/api-client/contract';
import { QuietButton, Skeleton, Stack, token } from '@rubrica/ui';
import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { groupMessages } from '../../../lib/chat/group-messages.ts';
import { MessageFiles } from '../../../lib/chat/message-files.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Loading } from '../../../lib/page/loading.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { IncomingAttachment } from './incoming-attachment.tsx';
import { Bubble, Day, MessageRow } from './message-row.tsx';
import type { OutgoingMessage } from './outbox.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SettleReportDialog } from './settle-report-dialog.tsx';
import { threadName } from './thread-name.ts';
import type { useThreadMessages } from './use-thread-messages.ts';

const Scroll = styled.div`
  display: flex;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token.color.bg};

  & ol {
    display: grid;
    gap: ${token.space[12]};
    margin: 0;
    padding: ${token.space[16]};
    list-style: none;
  }
  & [data-part='earlier'] {
    display: grid;
    justify-items: center;
    padding-block-start: ${token.space[8]};
  }
  & [data-part='empty'] {
    padding: ${token.space[24]};
    color: ${token.color.inkSoft};
    text-align: center;
  }
`;

interface MessageLogProps {
  thread: InboxThread;
  messages: ReturnType<typeof useThreadMessages>;
  outgoing: readonly OutgoingMessage[];
  onRetry: (clientId: string) => void;
  onTakeBack: (clientId: string) => void;
}

/** What was written in a conversation. It begins at its end, as its scrolled box is turned over; what comes is read out. */
export function MessageLog({ thread, messages, outgoing, onRetry, onTakeBack }: MessageLogProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { time } = useFormat();
  const me = useMe().data?.user;
  const [reporting, setReporting] = useState<ChatMessage | null>(null);
  const [settling, setSettling] = useState<ChatMessage | null>(null);
  const { query, loadEarlier, isLoadingEarlier, replace } = messages;
  const { data } = query;
  const scroll = useRef<HTMLDivElement>(null);
  const newestOwn = outgoing.at(-1)?.clientId;
  useEffect(() => {
    // Whoever writes sees what they wrote, also when they had scrolled up.
    if (newestOwn !== undefined) scroll.current?.scrollTo(0, 0);
  }, [newestOwn]);
  const name = threadName(thread, m);
  const sent = new Set(data?.items.map(({ clientId }) => clientId));
  const unsent = outgoing.filter(({ clientId }) => !sent.has(clientId));
  const lastAnswer = data?.items.findLast(({ by }) => by === 'staff');
  const receiptOf = (message: ChatMessage) => {
    if (message.delivery) return m.deliveries[message.delivery];
    if (message !== lastAnswer || !data) return null;
    return message.seq <= data.ownerReadSeq ? m.seen : m.delivered;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys need a place to focus
    <Scroll ref={scroll} tabIndex={0} role="region" aria-label={m.log(name)}>
      <div>
        {query.isPending && (
          <Loading label={m.log(name)} onRetry={() => void query.refetch()}>
            <Stack gap={12} style={{ padding: token.space[16] }}>
              <Skeleton height="44px" width="60%" />
              <Skeleton height="72px" width="70%" />
              <Skeleton height="44px" width="40%" />
            </Stack>
          </Loading>
        )}
        {query.isError && !data && (
          <LoadError error={query.error} title={m.threadProblem} onRetry={() => void query.refetch()} />
        )}
        {data?.hasEarlier && (
          <div data-part="earlier">
            <QuietButton
              loading={isLoadingEarlier}
              onClick={() => {
                loadEarlier().catch((error: unknown) => toast.error(errorText(error, common, m.earlierFailed)));
              }}
            >
              {m.earlier}
            </QuietButton>
          </div>
        )}
        {data?.items.length === 0 && outgoing.length === 0 && <p data-part="empty">{m.noMessages}</p>}
        <div role="log" aria-label={m.log(name)}>
          {data &&
            groupMessages(data.items).map(({ ago, messages: ofDay }) => (
              <ol key={ofDay[0]?._id}>
                <Day moment={ofDay[0]?.createdAt ?? ''} ago={ago} />
                {ofDay.map((message) => (
                  <MessageRow
                    key={message.clientId}
                    message={message}
                    isOwn={message.author?._id === me?._id}
                    ownerName={name}
                    receipt={receiptOf(message)}
                    onReport={setReporting}
                    onSettleReport={me?.role === 'admin' ? setSettling : undefined}
                  >
                    {message.files.length > 0 && (
                      <MessageFiles
                        files={message.files}
                        author={message.by === 'owner' ? name : (message.author?.name ?? m.school)}
                        sent={time(message.createdAt)}
                      />
                    )}
                    {message.attachment && <IncomingAttachment attachment={message.attachment} />}
                  </MessageRow>
                ))}
              </ol>
            ))}
        </div>
        {unsent.length > 0 && (
          <ol>
            {unsent.map((message) => (
              <OutgoingRow key={message.clientId} message={message} onRetry={onRetry} onTakeBack={onTakeBack} />
            ))}
          </ol>
        )}
      </div>
      {reporting && <ReportDialog message={reporting} onReported={replace} onClose={() => setReporting(null)} />}
      {settling && (
        <SettleReportDialog
          message={settling}
          name={name}
          canBlock={!thread.isBlocked}
          onSettled={replace}
          onClose={() => setSettling(null)}
        />
      )}
    </Scroll>
  );
}

interface OutgoingRowProps {
  message: OutgoingMessage;
  onRetry: (clientId: string) => void;
  onTakeBack: (clientId: string) => void;
}

/** A message that the server does not have yet. */
function OutgoingRow({ message, onRetry, onTakeBack }: OutgoingRowProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { clientId, text, files, isNote, state, error } = message;
  const isFailed = state === 'failed';
  return (
    <Bubble data-by={isNote ? 'note' : 'staff'}>
      <div data-part="text">
        {text !== '' && <p dir="auto">{text}</p>}
        {files.map(({ id, name }) => (
          <bdi key={id}>{name}</bdi>
        ))}
      </div>
      <div data-part="foot" data-failed={isFailed ? '' : undefined} role={isFailed ? 'alert' : undefined}>
        {isFailed ? (
          <>
            <CircleAlert aria-hidden="true" size={16} />
            <span>
              {m.notSent} {error !== undefined && errorText(error, common)}
            </span>
            <QuietButton onClick={() => onRetry(clientId)}>{m.tryAgain}</QuietButton>
            <QuietButton onClick={() => onTakeBack(clientId)}>{m.takeBack}</QuietButton>
          </>
        ) : (
          <>
            <Clock aria-hidden="true" size={14} />
            {state === 'sending' ? m.sending : m.waitingToSend}
          </>
        )}
      </div>
    </Bubble>
  );
}
