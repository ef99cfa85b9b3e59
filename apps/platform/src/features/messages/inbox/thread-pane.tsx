import type { ChatThreadId, OpenInboxThread } from '@rubrica/api-client/contract';
import { Avatar, Skeleton, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import type { MessageArea } from '../message-tabs.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { PersonFacts } from './person-facts.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { useThreadDraft } from './thread-draft.ts';
import { threadName } from './thread-name.ts';
import { useInboxThread } from './use-inbox.ts';
import { useOutbox } from './use-outbox.ts';
import { useThreadMessages } from './use-thread-messages.ts';
import { useTelling, WritingNow } from './writing-now.tsx';

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;

  & > header {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 52px;
    padding-inline: ${token.space[16]} ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > header > h2 {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    font-size: ${token.font[16]};
    font-weight: 650;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 0;

  &[data-facts] {
    grid-template-columns: minmax(0, 1fr) 264px;
  }
  & > div {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto auto;
    min-block-size: 0;
    min-inline-size: 0;
  }
  & > aside {
    min-block-size: 0;
    padding: ${token.space[16]};
    overflow-y: auto;
    border-inline-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
`;

export interface ThreadPaneProps {
  id: ChatThreadId;
  area: MessageArea;
  /** Whether the list stands beside it; else it fills the window. */
  isBesideList: boolean;
  hasFacts: boolean;
  /** Where the list is. */
  listPath: string;
  textRef: RefObject<HTMLTextAreaElement | null>;
  assignRef: Ref<HTMLButtonElement>;
}

/** A conversation: what was written, where an answer is written, and what is to be known of the person. */
export function ThreadPane(props: ThreadPaneProps) {
  const m = useMessages({ en, ar });
  const query = useInboxThread(props.id);
  return (
    <QueryView
      query={query}
      errorTitle={m.threadProblem}
      loadingLabel={m.threadLoading}
      skeleton={
        <div style={{ padding: token.space[16] }}>
          <Skeleton height="28px" width="40%" />
        </div>
      }
    >
      {(open) => <OpenThread {...props} open={open} />}
    </QueryView>
  );
}

function OpenThread({
  open,
  area,
  isBesideList,
  hasFacts,
  listPath,
  textRef,
  assignRef,
}: ThreadPaneProps & { open: OpenInboxThread }) {
  const m = useMessages({ en, ar });
  const isWide = useMediaQuery('(min-width: 1100px)');
  const { thread, language, students } = open;
  const id = thread._id;
  const messages = useThreadMessages(id);
  const draft = useThreadDraft(id);
  const { outbox, messages: outgoing } = useOutbox(id);
  const { isWriting, onTyping } = useTelling(thread);
  useMarkRead(id, messages.query.data?.items.findLast(({ by }) => by === 'owner')?.seq ?? 0);
  const name = threadName(thread, m);
  const takeBack = (clientId: string) => {
    const message = outbox.discard(id, clientId);
    if (!message) return;
    const mode = message.isNote ? 'note' : 'answer';
    draft.setMode(mode);
    // It goes back to where it was written, before what has been written since.
    draft.change(mode, ({ text, files }) => ({
      text: [message.text, text].filter(Boolean).join('\n'),
      files: [...message.files, ...files],
    }));
  };
  const actions = <ThreadActions open={open} isWide={isWide} hasFacts={hasFacts} assignRef={assignRef} />;
  const content = (
    <Columns data-facts={hasFacts ? '' : undefined}>
      <div>
        <MessageLog
          thread={thread}
          messages={messages}
          outgoing={outgoing}
          onRetry={(clientId) => outbox.retry(id, clientId)}
          onTakeBack={takeBack}
        />
        <WritingNow thread={thread} isWriting={isWriting} />
        <Composer
          thread={thread}
          language={language}
          draft={draft}
          cannedPath={`${area}/messages/answers`}
          textRef={textRef}
          onSend={(message) => outbox.add(id, message)}
          onTyping={onTyping}
        />
      </div>
      {hasFacts && (
        <aside aria-label={m.facts}>
          <PersonFacts thread={thread} students={students} />
        </aside>
      )}
    </Columns>
  );
  if (!isBesideList)
    return (
      <WorkspacePage title={name} parent={{ label: m.backToList, to: listPath }} actions={actions}>
        {content}
      </WorkspacePage>
    );
  return (
    <Pane aria-labelledby="open-conversation">
      <header>
        <Avatar name={thread.owner ? name : (thread.contactEnding ?? '')} size={28} />
        <h2 id="open-conversation" dir="auto">
          {name}
        </h2>
        {actions}
      </header>
      {content}
    </Pane>
  );
}

/** Tells the server what the reader has seen of the owner's messages, while the page is in front of them. */
function useMarkRead(thread: ChatThreadId, seq: number) {
  const client = useQueryClient();
  useEffect(() => {
    if (seq === 0) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      api
        .markChatRead({ params: { id: thread }, body: { seq } })
        .then(() => invalidate(client, 'ChatThread'))
        .catch(() => {
          // The next message or visit marks it.
        });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, thread, seq]);
}
