import type { FileId, TaskId, WhatsAppAudience, WhatsAppCampaignId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { tasks } from '../../../db/schema/tasks.ts';
import { whatsAppCampaigns } from '../../../db/schema/whatsapp-sends.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import type { SignedInContext } from '../../context.ts';
import { ConflictError, ValidationError } from '../../errors/errors.ts';
import { isUniqueViolation } from '../../queries/query-results.ts';
import type { Input, Service } from '../../service.ts';
import { composeText, dueText, joinNames, textProblems } from './compose-text.ts';
import { assertSendable } from './media.ts';
import { selectRecipients } from './select-recipients.ts';
import { selectCampaignById } from './to-campaigns.ts';
import { writeCampaign } from './write-campaign.ts';

type SendCall =
  | 'sendWhatsAppText'
  | 'sendWhatsAppTextByStudentId'
  | 'sendWhatsAppTextByGroupIds'
  | 'sendMultipleWhatsAppMessages'
  | 'sendWhatsAppMedia';

type Send = Pick<Input<'sendWhatsAppText'>['body'], 'clientId' | 'name' | 'texts' | 'task' | 'mediaFileId'> & {
  audience: WhatsAppAudience;
};

/** Sends a message to one person. */
export const sendWhatsAppText: Service<'sendWhatsAppText'> = (context, { body: { person, ...send } }) =>
  createCampaign(context, 'sendWhatsAppText', {
    ...send,
    audience: { who: { kind: 'people', people: [person] }, to: 'both' },
  });

/** Sends a message to a student, their parents, or both. */
export const sendWhatsAppTextByStudentId: Service<'sendWhatsAppTextByStudentId'> = (
  context,
  { body: { student, to, ...send } },
) =>
  createCampaign(context, 'sendWhatsAppTextByStudentId', {
    ...send,
    audience: { who: { kind: 'students', students: [student] }, to },
  });

/** Sends a message to the students of groups, their parents, or both. */
export const sendWhatsAppTextByGroupIds: Service<'sendWhatsAppTextByGroupIds'> = (
  context,
  { body: { groups, to, ...send } },
) =>
  createCampaign(context, 'sendWhatsAppTextByGroupIds', { ...send, audience: { who: { kind: 'groups', groups }, to } });

/** Sends a message to an audience. */
export const sendMultipleWhatsAppMessages: Service<'sendMultipleWhatsAppMessages'> = (context, { body }) =>
  createCampaign(context, 'sendMultipleWhatsAppMessages', body);

/** Sends a file to an audience. */
export const sendWhatsAppMedia: Service<'sendWhatsAppMedia'> = (context, { body }) =>
  createCampaign(context, 'sendWhatsAppMedia', body);

/** Makes a send of the caller's, or returns the one that was made with the same client id. */
async function createCampaign(context: SignedInContext, call: SendCall, send: Send) {
  const { db } = context;
  const known = await findByClientId(context, send.clientId);
  if (known) return selectCampaignById(context, known);
  try {
    const id = await db.transaction((tx) => write(context, tx, call, send));
    return await selectCampaignById(context, id);
  } catch (error) {
    // The same request, at the same time.
    const made = isUniqueViolation(error) ? await findByClientId(context, send.clientId) : null;
    if (made === null) throw error;
    return await selectCampaignById(context, made);
  }
}

/** @throws {ConflictError} if somebody else has used the id */
async function findByClientId({ db, caller }: SignedInContext, clientId: string): Promise<WhatsAppCampaignId | null> {
  const [row] = await db
    .select({ id: whatsAppCampaigns.id, createdBy: whatsAppCampaigns.createdBy })
    .from(whatsAppCampaigns)
    .where(eq(whatsAppCampaigns.clientId, clientId));
  if (row && row.createdBy !== caller.id) throw new ConflictError('conflict', undefined);
  return row?.id ?? null;
}

async function write(
  context: SignedInContext,
  tx: Database,
  call: SendCall,
  { clientId, name, texts, task: taskId, mediaFileId, audience }: Send,
): Promise<WhatsAppCampaignId> {
  const { clock, caller, timeZone, sendRules } = context;
  const task = await findTask(tx, taskId);
  assertTexts(texts, { task, mediaFileId });
  if (mediaFileId) await assertSendable(tx, mediaFileId);
  const recipients = (await selectRecipients(tx, { audience, rules: sendRules, now: clock.now() })).filter(
    ({ reason }) => reason === null,
  );
  if (recipients.length === 0) throw new ValidationError({ audience: [{ code: 'no_recipients' }] });
  const { id, count } = await writeCampaign(context, tx, {
    name,
    kind: 'manual',
    createdBy: caller.id,
    clientId,
    texts,
    mediaFileId,
    taskId,
    audience,
    messages: recipients.map(({ _id, language, about }) => ({
      recipientId: _id,
      text: composeText(texts, language, {
        name: joinNames(about, language),
        task: task?.title ?? '',
        due: dueText(task?.dueAt ?? null, language, timeZone),
      }),
    })),
  });
  await recordAudit(context, tx, call, {
    object: `whatsapp-send:${id}`,
    details: { name, recipients: count, to: audience.who.kind, hasFile: mediaFileId !== null },
  });
  return id;
}

/** The task that a send is about. @throws {ValidationError} if it is not there */
export async function findTask(tx: Database, id: TaskId | null) {
  if (id === null) return null;
  const [task] = await tx.select({ title: tasks.title, dueAt: tasks.dueAt }).from(tasks).where(eq(tasks.id, id));
  if (!task) throw new ValidationError({ task: [{ code: 'unknown' }] });
  return task;
}

function assertTexts(
  texts: Send['texts'],
  { task, mediaFileId }: { task: { dueAt: Date | null } | null; mediaFileId: FileId | null },
): void {
  if (texts.en === '' && texts.ar === '' && mediaFileId === null)
    throw new ValidationError({ 'texts.en': [{ code: 'required' }] });
  const problems = textProblems(texts, task);
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}
