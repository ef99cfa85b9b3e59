import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import type { WhatsAppResult } from '../../whatsapp/provider.ts';
import { type AuditedCall } from '../audit-log/audit-policy.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { providerError } from './provider-error.ts';
import { storeStatus } from './store-sessions.ts';
import type { WhatsApp } from './whatsapp.ts';

/** Begins to link a session to a phone: returns the code to scan. */
export const connectWhatsAppSession: Service<'connectWhatsAppSession'> = async (context, { params: { id } }) => {
  const { whatsApp, name } = await findSession(context, id);
  const link = await asked(context, id, whatsApp.provider.connectSession(id));
  await recordChange(context, 'connectWhatsAppSession', { id, name });
  return link;
};

/** Returns how far the linking is, with the code that is valid now. */
export const getWhatsAppLink: Service<'getWhatsAppLink'> = async (context, { params: { id } }) => {
  const { whatsApp } = await findSession(context, id);
  return asked(context, id, whatsApp.provider.readLink(id));
};

/** Starts a session again: a linked one connects by itself, another has to be linked. */
export const restartWhatsAppSession: Service<'restartWhatsAppSession'> = async (context, { params: { id } }) => {
  const { whatsApp, name } = await findSession(context, id);
  const restarted = await asked(context, id, whatsApp.provider.restartSession(id));
  await recordChange(context, 'restartWhatsAppSession', { id, name });
  return restarted;
};

async function findSession(
  { db, whatsApp }: SignedInContext,
  id: string,
): Promise<{ whatsApp: WhatsApp; name: string }> {
  const [session] = whatsApp ? await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, id)) : [];
  if (!whatsApp || !session) throw new NotFoundError();
  return { whatsApp, name: session.name };
}

/** Returns the provider's answer, once the status that it tells is stored. @throws its failure */
async function asked<Value extends { status: string }>(
  { db, clock, whatsApp }: SignedInContext,
  id: string,
  answer: Promise<WhatsAppResult<Value>>,
): Promise<Value> {
  const at = clock.now();
  const result = await answer;
  whatsApp?.sync.expire();
  if (!result.ok) throw providerError(result.failure);
  await storeStatus(db, id, { status: result.value.status, at });
  return result.value;
}

async function recordChange(
  context: SignedInContext,
  call: AuditedCall & ('connectWhatsAppSession' | 'restartWhatsAppSession'),
  { id, name }: { id: string; name: string },
): Promise<void> {
  await recordAudit(context, context.db, call, { object: `whatsapp-session:${id}`, details: { name } });
}
