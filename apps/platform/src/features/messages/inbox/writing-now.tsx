import type { InboxThread } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { hub } from '../../../lib/live/hub.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { usePresence } from '../../../lib/live/use-presence.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { threadName } from './thread-name.ts';

/** For how long after a key somebody counts as writing. */
const writingMs = 6000;
/** How often the other side is told. */
const tellEveryMs = 3000;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 2px ${token.space[16]};
  background: ${token.color.bg};
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  &:empty {
    padding: 0;
  }
`;

/** Whether something happened a moment ago, and what says that it does now. */
function useMoment(): [isNow: boolean, mark: () => void] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at === 0) return undefined;
    const timer = setTimeout(() => setAt(0), writingMs);
    return () => clearTimeout(timer);
  }, [at]);
  return [at !== 0, () => setAt(Date.now())];
}

/** Tells the owner that somebody answers, and colleagues who it is, while keys are pressed. */
export function useTelling(thread: InboxThread): { isWriting: boolean; onTyping: (isAnswer: boolean) => void } {
  const [isWriting, markWriting] = useMoment();
  const [toldAt, setToldAt] = useState(0);
  return {
    isWriting,
    onTyping: (isAnswer) => {
      markWriting();
      const now = Date.now();
      if (!isAnswer || now - toldAt < tellEveryMs) return;
      setToldAt(now);
      void hub.ask('typing', { thread: thread._id });
    },
  };
}

/** Who writes at this moment: colleagues by name, so that two do not answer the same, and whose conversation it is. */
export function WritingNow({ thread, isWriting }: { thread: InboxThread; isWriting: boolean }) {
  const m = useMessages({ en, ar });
  const language = useLanguage();
  const id = thread._id;
  const colleagues = usePresence({ topic: 'answering', id }, isWriting);
  const [isOwnerWriting, markOwner] = useMoment();
  useLive('chat-typing', (data) => {
    if (data?.thread === id && data.role === 'owner') markOwner();
  });
  const names = [...colleagues.map(({ name }) => name), ...(isOwnerWriting ? [threadName(thread, m)] : [])];
  const [first] = names;
  return (
    <Line role="status">
      {first !== undefined && (
        <>
          <PencilLine aria-hidden="true" />
          <bdi>
            {names.length === 1 ? m.isWriting(first) : m.areWriting(new Intl.ListFormat(language).format(names))}
          </bdi>
        </>
      )}
    </Line>
  );
}
