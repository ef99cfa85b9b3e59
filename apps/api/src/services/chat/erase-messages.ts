import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { whatsAppCampaigns } from '../../db/schema/whatsapp-sends.ts';
import { recordSystemAudit } from '../audit-log/record-audit.ts';
import { removeContents } from '../cleanup/remove-contents.ts';
import type { AppContext } from '../context.ts';

const dayMs = 24 * 3_600_000;
/** How many messages one transaction deletes, so that it holds up nobody. */
const maxPerBatch = 500;

type EraseContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'chatDays'>;

/**
 * Deletes messages that are older than the school keeps them, with the files that nothing else uses. Of what was sent by WhatsApp, the
 * answers of staff are such messages too.
 */
export async function eraseMessages(
  context: EraseContext,
  _data: object,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { chatDays, clock } = context;
  if (chatDays === null) return;
  const before = new Date(clock.now().getTime() - chatDays * dayMs);
  let found = -1;
  while (found !== 0 && !signal.aborted) found = await deleteBatch(context, before);
  await removeContents(context, signal);
}

function deleteBatch({ db, clock }: EraseContext, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(lt(chatMessages.createdAt, before))
      .limit(maxPerBatch)
      .for('update', { skipLocked: true });
    const sent = await tx
      .select({ id: whatsAppCampaigns.id })
      .from(whatsAppCampaigns)
      .where(and(inArray(whatsAppCampaigns.kind, ['reply', 'confirmation']), lt(whatsAppCampaigns.createdAt, before)))
      .limit(maxPerBatch)
      .for('update', { skipLocked: true });
    if (due.length + sent.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const sentIds = sent.map(({ id }) => id);
    const used = await tx
      .select({ fileId: fileUses.fileId })
      .from(fileUses)
      .where(or(inArray(fileUses.chatMessageId, ids), inArray(fileUses.whatsAppCampaignId, sentIds)));
    await tx.delete(chatMessages).where(inArray(chatMessages.id, ids));
    await tx.delete(whatsAppCampaigns).where(inArray(whatsAppCampaigns.id, sentIds));
    // Nobody waits for an answer to what is gone.
    await tx.update(chatThreads).set({ waitingSince: null }).where(lt(chatThreads.waitingSince, before));
    const fileIds = used.map(({ fileId }) => fileId);
    const isUnused = notExists(
      tx
        .select({ one: sql`1` })
        .from(fileUses)
        .where(eq(fileUses.fileId, files.id)),
    );
    // The row goes with the content; until then it says that there is some.
    const deleted =
      fileIds.length === 0
        ? []
        : await tx
            .update(files)
            .set({ deletedAt: now, uploadKey: null, updatedAt: now })
            .where(and(inArray(files.id, fileIds), isNull(files.deletedAt), isUnused))
            .returning({ size: files.size });
    await recordSystemAudit(tx, clock, {
      actor: 'server',
      action: 'chat.expire',
      object: null,
      details: { messages: ids.length, sends: sentIds.length, files: deleted.length },
    });
    return ids.length + sentIds.length;
  });
}
