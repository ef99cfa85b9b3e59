import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import { withoutNumbers } from '../../whatsapp/without-numbers.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ValidationError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { lockSessions } from './store-sessions.ts';
import { tellSessions } from './tell-sessions.ts';

const nothing = { wasenderApiKey: null };

/** Returns the handle of the primary number's key. */
export const getMetadata: Service<'getMetadata'> = async ({ db, whatsApp }) => {
  const primary = whatsApp && (await selectPrimary(db));
  return primary ? { wasenderApiKey: primary.handle } : nothing;
};

/** Makes a connected number the primary one. */
export const updateMetadata: Service<'updateMetadata'> = async (context, { body: { wasenderApiKey } }) => {
  const { db } = context;
  await db.transaction(async (tx) => {
    await lockSessions(tx);
    const [chosen] = context.whatsApp
      ? await tx.select().from(whatsAppSessions).where(eq(whatsAppSessions.handle, wasenderApiKey))
      : [];
    if (!chosen) throw new ValidationError({ wasenderApiKey: [{ code: 'unknown' }] });
    if (chosen.status !== 'connected') throw new ValidationError({}, 'whatsapp_not_connected');
    const before = await selectPrimary(tx);
    await tx.update(whatsAppSessions).set({ isPrimary: false }).where(eq(whatsAppSessions.isPrimary, true));
    await tx.update(whatsAppSessions).set({ isPrimary: true }).where(eq(whatsAppSessions.id, chosen.id));
    await recordAudit(context, tx, 'updateMetadata', {
      object: `whatsapp-session:${chosen.handle}`,
      details: { before: before && nameOf(before), after: nameOf(chosen) },
    });
  });
  tellSessions(context.live);
  return { wasenderApiKey };
};

/** Leaves the school without a primary number. */
export const removeMetadata: Service<'removeMetadata'> = async (context) => {
  await context.db.transaction(async (tx) => {
    await lockSessions(tx);
    const before = await selectPrimary(tx);
    await tx.update(whatsAppSessions).set({ isPrimary: false }).where(eq(whatsAppSessions.isPrimary, true));
    await recordAudit(context, tx, 'removeMetadata', {
      ...(before && { object: `whatsapp-session:${before.handle}` }),
      details: { before: before && nameOf(before) },
    });
  });
  tellSessions(context.live);
  return nothing;
};

/** For the audit log, where no phone number stands: some are named after theirs. */
const nameOf = ({ name }: { name: string }) => ({ primary: withoutNumbers(name) });

async function selectPrimary(db: Database) {
  const [primary] = await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.isPrimary, true));
  return primary ?? null;
}
