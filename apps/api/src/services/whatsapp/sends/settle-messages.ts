import type { WhatsAppMessageId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { users } from '../../../db/schema/people.ts';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import { whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import type { WhatsApp } from '../whatsapp.ts';
import { nextCheckAt } from './check-times.ts';
import { loseUnfinished } from './lose-unfinished.ts';
import { type LogVerdict, matchLogs } from './match-logs.ts';
import { reportStatus } from './report-status.ts';
import { changeMessage } from './change-message.ts';

type Message = typeof whatsAppMessages.$inferSelect;

/** How many messages are asked about in a run: the provider limits questions too. */
const mostChecks = 30;

/**
 * Asks the provider what became of messages that it took, and of those of which nobody knows whether it did. Nothing is sent here.
 */
export async function settleMessages(app: AppContext): Promise<void> {
  const { db, clock, whatsApp } = app;
  await db.transaction((tx) => loseUnfinished(tx, clock.now()));
  if (!whatsApp) return;
  const due = await db
    .select()
    .from(whatsAppMessages)
    .where(and(lte(whatsAppMessages.checkAt, clock.now()), inArray(whatsAppMessages.state, ['accepted', 'unknown'])))
    .orderBy(asc(whatsAppMessages.checkAt))
    .limit(mostChecks);
  for (const [sessionId, messages] of Map.groupBy(due, (message) => message.sessionId)) {
    await checkAccepted(app, whatsApp, { sessionId, messages });
    await checkUnknown(app, whatsApp, { sessionId, messages });
  }
}

interface OfSession {
  sessionId: string | null;
  messages: readonly Message[];
}

async function checkAccepted(app: AppContext, whatsApp: WhatsApp, { sessionId, messages }: OfSession): Promise<void> {
  const accepted = messages.filter(
    ({ state, providerMessageId }) => state === 'accepted' && providerMessageId !== null,
  );
  const key = accepted.length === 0 || sessionId === null ? null : await findKey(app, whatsApp, sessionId);
  let isAsking = key !== null;
  for (const message of accepted) {
    const { id, providerMessageId } = message;
    await postpone(app, message);
    if (!isAsking || key === null || providerMessageId === null) continue;
    const status = await whatsApp.provider.readMessage(key, providerMessageId);
    if (status.ok) await reportStatus(app, id, status.value);
    // One that the provider does not know says nothing of the others.
    else isAsking = status.failure.kind === 'refused';
  }
}

async function checkUnknown(app: AppContext, whatsApp: WhatsApp, { sessionId, messages }: OfSession): Promise<void> {
  const unknown = messages.filter(({ state }) => state === 'unknown');
  if (unknown.length === 0) return;
  for (const message of unknown) await postpone(app, message);
  const logs = sessionId === null ? null : await whatsApp.provider.listMessageLogs(sessionId);
  if (!logs?.ok) return;
  const known = await selectKnown(
    app,
    logs.value.items.map(({ messageId }) => messageId),
  );
  const verdicts = matchLogs(await withNumbers(app, unknown), {
    ...logs.value,
    isTrusted: logs.value.items.some(({ messageId }) => known.has(messageId)),
    known,
    now: app.clock.now(),
  });
  for (const [id, verdict] of verdicts) await settle(app, id, verdict);
}

async function settle(app: AppContext, id: WhatsAppMessageId, verdict: LogVerdict): Promise<void> {
  const at = app.clock.now();
  if (verdict.kind === 'absent') {
    await changeMessage(app.db, id, { event: 'fail', at, set: { failure: 'not-sent', checkAt: null } });
    return;
  }
  if (verdict.kind === 'unclear') return;
  const { messageId: providerMessageId, status } = verdict.logged;
  await changeMessage(app.db, id, { event: 'accept', at, set: { providerMessageId, failure: null } });
  if (status !== null) await reportStatus(app, id, status);
}

/** Sets the time of the next question before this one is asked: a crash in between asks no faster. */
async function postpone({ db, clock }: AppContext, { id, checks }: Message): Promise<void> {
  const next = checks + 1;
  await db
    .update(whatsAppMessages)
    .set({ checks: next, checkAt: nextCheckAt(next, clock.now()) })
    .where(eq(whatsAppMessages.id, id));
}

async function findKey({ db }: AppContext, { seal }: WhatsApp, sessionId: string): Promise<string | null> {
  const [session] = await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, sessionId));
  return session?.encryptedKey ? seal.open(session.encryptedKey, sessionId) : null;
}

/** Of the provider's names, those of messages that are known here. */
async function selectKnown({ db }: AppContext, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: whatsAppMessages.providerMessageId })
    .from(whatsAppMessages)
    .where(and(isNotNull(whatsAppMessages.providerMessageId), inArray(whatsAppMessages.providerMessageId, [...names])));
  return new Set(rows.flatMap(({ name }) => name ?? []));
}

async function withNumbers({ db }: AppContext, messages: readonly Message[]) {
  const people = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(
      inArray(
        users.id,
        messages.map(({ recipientId }) => recipientId),
      ),
    );
  const phones = new Map(people.map(({ id, phone }) => [id, phone]));
  return messages.flatMap(({ id, recipientId, text, attemptedAt }) =>
    attemptedAt === null ? [] : [{ id, to: phones.get(recipientId) ?? null, text, attemptedAt }],
  );
}
