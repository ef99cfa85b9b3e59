import type { WhatsAppAutomationKind, WhatsAppAutomations, WhatsAppTexts } from '@rubrica/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { groups } from '../../../db/schema/people.ts';
import { whatsAppAutomations } from '../../../db/schema/whatsapp-sends.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { ValidationError } from '../../errors/errors.ts';
import type { Service } from '../../service.ts';

/** What is sent by itself. It may be read on the next day: quiet hours end in the morning. */
export const automationTexts: Readonly<Record<WhatsAppAutomationKind, WhatsAppTexts>> = {
  'due-tomorrow': {
    en: 'Hello {name}, “{task}” is due {due}. It is not handed in yet.',
    ar: 'مرحبًا {name}، موعد تسليم «{task}» هو {due}، ولم يُسلَّم بعد.',
  },
  'absent-today': {
    en: '{name} was absent from “{task}” ({due}). If that is a mistake, please write to us.',
    ar: 'غاب {name} عن «{task}» ({due}). إن كان هذا خطأ فاكتبوا إلينا.',
  },
};

/** Returns which messages are sent by themselves, by group. */
export const listWhatsAppAutomations: Service<'listWhatsAppAutomations'> = ({ db }) => selectAutomations(db);

/** Turns one on or off for a group. @throws {ValidationError} if the group is not there */
export const updateWhatsAppAutomation: Service<'updateWhatsAppAutomation'> = async (context, { body }) => {
  const { group, kind, isOn } = body;
  return context.db.transaction(async (tx) => {
    const [found] = await tx.select({ name: groups.name }).from(groups).where(eq(groups.id, group));
    if (!found) throw new ValidationError({ group: [{ code: 'unknown' }] });
    await tx
      .insert(whatsAppAutomations)
      .values({ groupId: group, kind, isOn })
      .onConflictDoUpdate({ target: [whatsAppAutomations.groupId, whatsAppAutomations.kind], set: { isOn } });
    await recordAudit(context, tx, 'updateWhatsAppAutomation', {
      object: `group:${group}`,
      details: { group: found.name, kind, isOn },
    });
    return selectAutomations(tx);
  });
};

async function selectAutomations(db: Database): Promise<WhatsAppAutomations> {
  const rows = await db
    .select({ _id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.archived, false))
    .orderBy(asc(groups.name), asc(groups.id));
  const on = await db.select().from(whatsAppAutomations).where(eq(whatsAppAutomations.isOn, true));
  const isOn = (id: string, kind: WhatsAppAutomationKind) => on.some((row) => row.groupId === id && row.kind === kind);
  return {
    items: rows.map((group) => ({
      group,
      dueTomorrow: isOn(group._id, 'due-tomorrow'),
      absentToday: isOn(group._id, 'absent-today'),
    })),
    texts: automationTexts,
  };
}
