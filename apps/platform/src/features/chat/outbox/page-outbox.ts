import type { ChatMessage, UserId } from '@rubrica/api-client/contract';
import { api } from '../../../lib/api.ts';
import { beforeForgetting, chatDatabase } from '../../../lib/storage/forget-person.ts';
import { tabLocks } from '../../../lib/tabs/locks.ts';
import { pageSession } from '../../../lib/storage/session.ts';
import { openTabsChannel, tellTabs } from '../../../lib/tabs/open-tabs-channel.ts';
import { sendFile } from '../../../lib/uploads/send-file.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createOutboxStore } from './outbox-store.ts';

/** How long a log-out waits for messages that are not sent yet. */
const lastTryMs = 3000;

type SentListener = (message: ChatMessage) => void;
const sentListeners = new Set<SentListener>();

/** Calls the listener with each message that this page has sent. */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

async function send({ clientId, text, files }: OutboxItem): Promise<void> {
  const ids: string[] = [];
  for (const { key, name, type, durationMs, bytes } of files) {
    const file = new File([bytes], name, { type });
    const { _id } = await sendFile(file, {
      key,
      signal: new AbortController().signal,
      onProgress: () => {},
      ...(durationMs === null ? {} : { durationMs }),
    });
    ids.push(_id);
  }
  const message = await api.sendMyChatMessage({ body: { clientId, text, files: ids } });
  for (const listener of sentListeners) listener(message);
  // Tabs share what is stored: another one that shows it reads it again.
  tellTabs(chatDatabase);
}

let opened: { owner: UserId; outbox: Outbox } | undefined;

/** The outbox of this page, which sends what earlier pages have left, and tries again when the network is back. */
export function pageOutbox(): Outbox {
  const owner = pageSession()?._id ?? '';
  if (opened?.owner === owner) return opened.outbox;
  const made = createOutbox({
    store: createOutboxStore(owner),
    send,
    exclusively: async (task) => tabLocks()?.request(chatDatabase, task) ?? task(),
    problemOf: ({ message, errors }) => Object.values(errors).flat()[0] ?? message,
  });
  opened = { owner, outbox: made };
  addEventListener('online', () => void made.run());
  openTabsChannel(chatDatabase, () => void made.reload());
  void made.run();
  beforeForgetting.sendRest = async () => {
    const isOver = new Promise<void>((resolve) => setTimeout(resolve, lastTryMs));
    // What other tabs have written counts, too, also while one of them sends it.
    await Promise.race([made.reload(), isOver]);
    if (made.state().items.length > 0) await Promise.race([made.run().catch(() => undefined), isOver]);
    return made.state().items.length;
  };
  return made;
}
