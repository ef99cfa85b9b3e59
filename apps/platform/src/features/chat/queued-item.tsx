import { Cluster, QuietButton, VisuallyHidden } from '@rubrica/ui';
import { Paperclip } from 'lucide-react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Bubble } from './chat-bubble.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';

interface QueuedItemProps {
  item: OutboxItem;
  isSending: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is not sent yet, with what it waits for. */
export function QueuedItem({ item, isSending, onRetry, onDiscard }: QueuedItemProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { text, files, problem } = item;
  // What stands before the server gives no reason.
  const why = problem || common.problem.foreign;
  const state = problem === null ? (isSending ? m.sending : m.waiting) : `${m.refused}: ${why}`;
  return (
    <Bubble data-own="" data-problem={problem === null ? undefined : ''}>
      <VisuallyHidden>{`${m.you}:`}</VisuallyHidden>
      <div>
        {text !== '' && <p dir="auto">{text}</p>}
        {files.map(({ key, name }) => (
          <Cluster key={key} gap={4}>
            <Paperclip aria-hidden="true" size={16} />
            <bdi>{name}</bdi>
          </Cluster>
        ))}
      </div>
      <small>{state}</small>
      {problem !== null && (
        <Cluster gap={8}>
          <QuietButton onClick={onRetry}>{m.retry}</QuietButton>
          <QuietButton tone="danger" onClick={onDiscard}>
            {m.discard}
          </QuietButton>
        </Cluster>
      )}
    </Bubble>
  );
}
