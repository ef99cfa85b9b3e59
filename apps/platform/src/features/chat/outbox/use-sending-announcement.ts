import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { OutboxState } from './outbox.ts';
import { onSent } from './page-outbox.ts';

interface Newest {
  clientId: string;
  writtenAt: string;
  /** Whether it has been tried since it was written, and whether that failed. */
  sending: 'untried' | 'tried' | 'failed';
}

/** What a screen reader is told of the newest own message: that it is sent, that it waits, or why it is refused; not each try. */
export function useSendingAnnouncement({ items, sending }: OutboxState): string {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const [newest, setNewest] = useState<Newest | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);
  useEffect(() => {
    const stop = onSent(({ clientId }) => setSentId(clientId));
    return stop;
  }, []);

  const last = items.at(-1);
  const queued = newest && items.find(({ clientId }) => clientId === newest.clientId);
  if (last && (newest === null || last.writtenAt > newest.writtenAt))
    setNewest({ clientId: last.clientId, writtenAt: last.writtenAt, sending: 'untried' });
  else if (queued && newest.sending === 'untried' && sending === newest.clientId)
    setNewest({ ...newest, sending: 'tried' });
  else if (queued && newest.sending === 'tried' && sending !== newest.clientId)
    setNewest({ ...newest, sending: 'failed' });

  if (newest && newest.clientId === sentId) return m.delivered;
  if (!queued) return '';
  if (queued.problem !== null) return `${m.refused}: ${queued.problem || common.problem.foreign}`;
  return newest.sending === 'failed' ? m.waiting : '';
}
