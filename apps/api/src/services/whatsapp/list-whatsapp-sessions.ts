import { setTimeout as wait } from 'node:timers/promises';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import { failureText } from '../../messages/messages-for.ts';
import type { ServiceContext } from '../context.ts';
import type { Reply, Service } from '../service.ts';
import { providerError } from './provider-error.ts';
import { readAsOf } from './store-sessions.ts';
import type { WhatsApp } from './whatsapp.ts';

/** How long the first list is waited for. Later ones are served as they are stored while the provider is asked. */
const firstListMs = 4000;

/**
 * Returns the stored sessions at once, and has the provider asked if they are some seconds old: a slow provider holds nobody up.
 *
 * @throws the provider's failure if no list was ever stored
 */
export const listWhatsAppSessions: Service<'listWhatsAppSessions'> = async (context) => {
  const { db, whatsApp } = context;
  if (!whatsApp) return { isConfigured: false, items: [], asOf: null, isRefreshing: false, problem: null };
  const { sync } = whatsApp;
  if (sync.isDue(await readAsOf(db))) startRefresh(context, whatsApp);
  // Whether it runs is looked at last: a refresh that ended meanwhile is not begun again.
  if ((await readAsOf(db)) === null && sync.isRunning()) await firstList(whatsApp);
  const asOf = await readAsOf(db);
  const failure = sync.failure();
  if (asOf === null && failure) throw providerError(failure);
  const rows = await db.select().from(whatsAppSessions).orderBy(whatsAppSessions.position);
  return {
    isConfigured: true,
    items: rows.map(toSession),
    asOf: asOf?.toISOString() ?? null,
    isRefreshing: sync.isRunning(),
    problem: failure && problemOf(context, failure),
  };
};

function startRefresh({ background }: ServiceContext, { sync }: WhatsApp): void {
  background.run('Reading the WhatsApp sessions', sync.refresh());
}

async function firstList({ sync }: WhatsApp): Promise<void> {
  const timer = new AbortController();
  await Promise.race([
    // Its own error is logged by the background task.
    sync.refresh().catch(() => {}),
    wait(firstListMs, undefined, { ref: false, signal: timer.signal }).catch(() => {}),
  ]);
  timer.abort();
}

function problemOf({ messages }: ServiceContext, failure: Parameters<typeof providerError>[0]): string {
  const { code, data } = providerError(failure);
  return failureText(messages, code, data);
}

function toSession(row: typeof whatsAppSessions.$inferSelect): Reply<'listWhatsAppSessions'>['items'][number] {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    phone_number: row.phoneNumber,
    api_key: row.handle,
    updated_at: row.providerUpdatedAt?.toISOString() ?? null,
  };
}
