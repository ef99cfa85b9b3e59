import type { TaskTakenId } from '@rubrica/api-client/contract';
import { Banner } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { usePresence } from '../../../lib/live/use-presence.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

interface AlsoMarkingProps {
  attempt: TaskTakenId;
  /** Whether whoever looks at it can mark it. */
  canMark: boolean;
}

/** Who else is marking this attempt at the moment, and what that means for their marks. */
export function AlsoMarking({ attempt, canMark }: AlsoMarkingProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const others = usePresence({ topic: 'marking', id: attempt }, canMark);
  if (others.length === 0) return null;
  return (
    <Banner tone="warning" announce title={messages.alsoMarking(others.map(({ name }) => name))}>
      {messages.alsoMarkingText}
    </Banner>
  );
}
