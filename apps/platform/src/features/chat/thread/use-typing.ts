import type { ChatThreadId } from '@rubrica/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { hub } from '../../../lib/live/hub.ts';
import { useLive, useWatch } from '../../../lib/live/use-live.ts';

/** How often the other side hears that somebody goes on writing, and how long it shows that without hearing more. */
const [repeatMs, shownMs] = [3000, 6000];

/** Whether the school is writing in a thread that is shown, and what tells it that its owner is. Without a live connection nobody hears of it. */
export function useTyping(thread: ChatThreadId | null) {
  const [typedAt, setTypedAt] = useState(0);
  const toldAt = useRef(0);
  useWatch(thread === null ? null : { topic: 'chat', id: thread });
  useLive('chat-typing', (data) => {
    if (data?.thread === thread && data.role === 'staff') setTypedAt(Date.now());
  });
  // A message ends what announced it.
  useLive('chat-changed', () => setTypedAt(0));
  useEffect(() => {
    if (typedAt === 0) return undefined;
    const timer = setTimeout(() => setTypedAt(0), shownMs);
    return () => clearTimeout(timer);
  }, [typedAt]);
  return {
    isSchoolTyping: typedAt > 0,
    tellTyping: () => {
      if (thread === null || Date.now() - toldAt.current < repeatMs) return;
      toldAt.current = Date.now();
      void hub.ask('typing', { thread });
    },
  };
}
