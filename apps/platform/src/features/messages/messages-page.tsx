import { EmptyState, IconButton, token } from '@rubrica/ui';
import { Keyboard, SquarePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { KeysDialog } from '../../lib/keyboard/keys-dialog.tsx';
import { useMediaQuery } from '../../lib/media-query.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { pageTitleId } from '../../lib/page/page-title-id.ts';
import { BeginDialog } from './inbox/begin-dialog.tsx';
import { useSettle } from './inbox/thread-actions.tsx';
import { ThreadList } from './inbox/thread-list.tsx';
import { ThreadPane } from './inbox/thread-pane.tsx';
import { useThreadList } from './inbox/use-inbox.ts';
import { useInboxAddress } from './inbox/use-inbox-address.ts';
import { useLiveInbox } from './inbox/use-live-inbox.ts';
import { moveInList, openWaiting, useInboxKeys } from './inbox/use-inbox-keys.ts';
import { type MessageArea, MessageTabs } from './message-tabs.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Beside the navigation: nothing scrolls but the panes. */
const FillMain = createGlobalStyle`
  @media (min-width: 900px) {
    html {
      overflow: hidden;
      scrollbar-gutter: auto;
    }
    #main {
      display: flex;
      flex-direction: column;
      block-size: 100dvb;
    }
    #main > [data-part='inbox'] {
      flex: 1;
      min-block-size: 0;
    }
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[24]};
    min-block-size: 48px;
    padding-inline: ${token.space[16]} ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
  }
  & > header > h1 {
    font-size: ${token.font[18]};
    line-height: 1.4;
  }
  & > header > [data-part='actions'] {
    display: flex;
    margin-inline-start: auto;
  }
  & > [data-rb-root] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
  }
  & [data-part='panes'] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
  }
  & [data-part='none'] {
    display: grid;
    align-content: center;
  }
  /* The tabs have a row of their own. */
  @media (max-width: 899px) {
    & > header > h1 {
      line-height: 48px;
    }
    & > header > nav {
      order: 1;
      flex-basis: 100%;
    }
  }
  @media (min-width: 900px) {
    & [data-part='panes'] {
      grid-template-columns: 320px minmax(0, 1fr);
    }
    & [data-part='panes'] > :first-child {
      border-inline-end: 1px solid ${token.color.line};
    }
  }
`;

/** What students and parents write, and what the staff answers: the list, and the open conversation. */
export function MessagesPage({ area }: { area: MessageArea }) {
  const m = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const isWide = useMediaQuery('(min-width: 900px)');
  const hasFacts = useMediaQuery('(min-width: 1240px)');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { thread, filters, setFilters, searchOf } = useInboxAddress();
  const { query, threads } = useThreadList(filters);
  const settle = useSettle();
  useLiveInbox(thread);
  const [opened, setOpened] = useState<'keys' | 'begin' | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const assign = useRef<HTMLButtonElement>(null);
  const isListShown = isWide || thread === null;
  useEffect(() => {
    if (isListShown) document.title = `${m.title} · ${brand}`;
  }, [brand, isListShown, m]);
  const openThread = threads.find(({ _id }) => _id === thread);
  const write = (label: 'answer' | 'note') => {
    const form = text.current?.form;
    const choice = form?.querySelectorAll<HTMLInputElement>('[data-part="mode"] input')[label === 'answer' ? 0 : 1];
    choice?.click();
    text.current?.focus();
  };
  useInboxKeys({
    next: () => moveInList(1),
    previous: () => moveInList(-1),
    waiting: () => {
      // Others may wait beyond the loaded ones, or there is nobody, which the list then says.
      if (!openWaiting()) setFilters({ state: 'waiting', channel: 'all', search: '' });
    },
    search: () => search.current?.focus(),
    keys: () => setOpened('keys'),
    ...(thread
      ? { answer: () => write('answer'), note: () => write('note'), assign: () => assign.current?.click() }
      : {}),
    ...(openThread ? { settle: () => settle(openThread) } : {}),
  });
  const pane = thread !== null && (
    <ThreadPane
      key={thread}
      id={thread}
      area={area}
      isBesideList={isWide}
      hasFacts={hasFacts}
      listPath={`${pathname}${searchOf(null)}`}
      textRef={text}
      assignRef={assign}
    />
  );
  const dialogs = (
    <>
      {opened === 'keys' && <KeysDialog title={m.keys} keys={m.keyList} onClose={() => setOpened(null)} />}
      {opened === 'begin' && (
        <BeginDialog onOpened={(id) => void navigate({ search: searchOf(id) })} onClose={() => setOpened(null)} />
      )}
    </>
  );
  if (!isListShown)
    return (
      <>
        {pane}
        {dialogs}
      </>
    );
  return (
    <Frame data-part="inbox">
      <FillMain />
      <header>
        <h1 id={pageTitleId}>{m.title}</h1>
        <MessageTabs area={area} current="conversations" />
        <div data-part="actions">
          {area === '/admin' && (
            <IconButton label={m.begin} icon={<SquarePen aria-hidden="true" />} onClick={() => setOpened('begin')} />
          )}
          {isWide && (
            <IconButton
              label={m.keys}
              shortcut="?"
              icon={<Keyboard aria-hidden="true" />}
              onClick={() => setOpened('keys')}
            />
          )}
        </div>
      </header>
      <Compact>
        <div data-part="panes">
          <ThreadList
            query={query}
            threads={threads}
            filters={filters}
            onFilter={setFilters}
            open={thread}
            searchOf={searchOf}
            searchRef={search}
          />
          {isWide &&
            (pane || (
              <div data-part="none">
                <EmptyState title={m.choose} illustration="tray">
                  {m.chooseText}
                </EmptyState>
              </div>
            ))}
        </div>
      </Compact>
      {dialogs}
    </Frame>
  );
}
