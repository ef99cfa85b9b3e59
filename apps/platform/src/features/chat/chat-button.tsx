import { Skeleton, Stack, useUi, VisuallyHidden } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/i18n.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { ToolButton } from '../../lib/page/tool-button.ts';
import { lazyPart, loadsEarly } from '../../lib/page/lazy-page.tsx';
import { LoadError } from '../../lib/page/load-error.tsx';
import { Loading } from '../../lib/page/loading.tsx';
import { MissingPart } from '../../lib/page/missing-part.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { ChatFrame } from './chat-frame.tsx';
import { readChatState, storeChatState } from './chat-state.ts';
import type { HeldFiles } from './composer/use-attachments.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { pageOutbox } from './outbox/page-outbox.ts';
import { useMyThread } from './use-my-thread.ts';

const load = () => import('./chat-panel.tsx');
const ChatPanel = lazyPart(load, ({ onClose }) => (
  <div style={{ padding: 16 }}>
    <MissingPart onClose={onClose} />
  </div>
));

/** Opens the conversation with the school, and says how many of its messages are unread. */
export default function ChatButton() {
  const m = useMessages({ en, ar });
  const { portal } = useUi();
  const isWide = useMediaQuery('(min-width: 720px)');
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState(() => {
    const left = readChatState();
    // A dialog over the whole page is opened by nobody but its reader.
    return { ...left, isOpen: left.isOpen && matchMedia('(min-width: 720px)').matches };
  });
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const held = useRef<HeldFiles>({ attachments: [] });
  /** Not a panel that was open before a reload. */
  const [isOpenedHere, setOpenedHere] = useState(false);
  const client = useQueryClient();
  const isLive = useLive('chat-changed', () => void invalidate(client, 'Chat', 'ChatMessage'));
  const mine = useMyThread(isLive);
  const unread = mine.data?.thread?.unread ?? 0;
  const { isOpen, text } = state;
  useEffect(() => {
    storeChatState({ isOpen, text });
  }, [isOpen, text]);
  // What an earlier page could not send.
  useEffect(() => {
    pageOutbox();
  }, []);

  const setOpen = useCallback((next: boolean) => {
    setState((before) => ({ ...before, isOpen: next }));
    setOpenedHere(next);
  }, []);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Once the dialog is gone: what is outside of it takes no focus before.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isAskedFor = search.has('messages');
  if (isAskedFor && !isOpen) setOpen(true);
  useEffect(() => {
    if (!isAskedFor) return;
    setSearch(
      (before) => {
        before.delete('messages');
        return before;
      },
      { replace: true },
    );
  }, [isAskedFor, setSearch]);

  return (
    <>
      <ToolButton
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        {...loadsEarly(load)}
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{m.open(unread)}</VisuallyHidden>
        <MessageCircle aria-hidden="true" />
        {unread > 0 && <b aria-hidden="true">{unread > 99 ? '99+' : unread}</b>}
      </ToolButton>
      {isOpen &&
        createPortal(
          <ChatFrame isFull={!isWide} label={m.title} onClose={() => setOpen(false)}>
            <Suspense fallback={<FrameSkeleton />}>
              {mine.data ? (
                <ChatPanel
                  mine={mine.data}
                  takesFocus={isOpenedHere}
                  isLive={isLive}
                  field={field}
                  text={text}
                  onText={(next) => setState((before) => ({ ...before, text: next }))}
                  held={held}
                  onClose={() => setOpen(false)}
                />
              ) : mine.isError ? (
                <LoadError error={mine.error} title={m.problem} onRetry={() => void mine.refetch()} />
              ) : (
                <FrameSkeleton />
              )}
            </Suspense>
          </ChatFrame>,
          portal?.current ?? document.body,
        )}
    </>
  );
}

function FrameSkeleton() {
  return (
    <Loading>
      <Stack gap={12} style={{ padding: 16 }}>
        <Skeleton width="40%" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </Stack>
    </Loading>
  );
}
