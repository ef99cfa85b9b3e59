import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import type { WhatsAppResult } from '../../whatsapp/provider.ts';
import { withoutNumbers } from '../../whatsapp/without-numbers.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { providerError } from './provider-error.ts';
import { storeStatus } from './store-sessions.ts';
import { tellSessions } from './tell-sessions.ts';
import type { WhatsApp } from './whatsapp.ts';

type Session = typeof whatsAppSessions.$inferSelect;

/** Begins to link a session to a phone: returns the code to scan. */
export const connectWhatsAppSession: Service<'connectWhatsAppSession'> = async (context, { params: { id } }) => {
  const { whatsApp, session } = await findSession(context, id);
  const link = await asked(context, id, whatsApp.provider.connectSession(id));
  await recordChange(context, 'connectWhatsAppSession', session);
  return link;
};

/** Returns how far the linking is, with the code that is valid now. */
export const getWhatsAppLink: Service<'getWhatsAppLink'> = async (context, { params: { id } }) => {
  const { whatsApp } = await findSession(context, id);
  return asked(context, id, whatsApp.provider.readLink(id));
};

/** Starts a session again: a linked one connects by itself, another has to be linked. */
export const restartWhatsAppSession: Service<'restartWhatsAppSession'> = async (context, { params: { id } }) => {
  const { whatsApp, session } = await findSession(context, id);
  const restarted = await asked(context, id, whatsApp.provider.restartSession(id));
  await recordChange(context, 'restartWhatsAppSession', session);
  return restarted;
};

async function findSession(
  { db, whatsApp }: SignedInContext,
  id: string,
): Promise<{ whatsApp: WhatsApp; session: Session }> {
  const [session] = whatsApp ? await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, id)) : [];
  if (!whatsApp || !session) throw new NotFoundError();
  return { whatsApp, session };
}

/** Returns the provider's answer, once the status that it tells is stored. @throws its failure */
async function asked<Value extends { status: string }>(
  { db, clock, live, whatsApp }: SignedInContext,
  id: string,
  answer: Promise<WhatsAppResult<Value>>,
): Promise<Value> {
  const at = clock.now();
  const result = await answer;
  whatsApp?.sync.expire();
  if (!result.ok) throw providerError(result.failure);
  if (await storeStatus(db, id, { status: result.value.status, at })) tellSessions(live);
  return result.value;
}

async function recordChange(
  context: SignedInContext,
  call: 'connectWhatsAppSession' | 'restartWhatsAppSession',
  { handle, name }: Session,
): Promise<void> {
  await recordAudit(context, context.db, call, {
    object: `whatsapp-session:${handle}`,
    details: { name: withoutNumbers(name) },
  });
}
