import {
  type WhatsAppCampaign,
  type WhatsAppCampaignId,
  type WhatsAppMessageState,
  whatsAppMessageStates,
} from '@rubrica/api-client/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { files } from '../../../db/schema/files.ts';
import { users } from '../../../db/schema/people.ts';
import { tasks } from '../../../db/schema/tasks.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import { expectRow } from '../../queries/query-results.ts';
import { currentWait } from './current-wait.ts';
import { selectPrimaryIntervalMs } from './pace.ts';
import { minutesFor } from './send-rules.ts';

type Counts = Record<WhatsAppMessageState, number>;

/** The sends that are listed. */
export const isListed = inArray(whatsAppCampaigns.kind, ['manual', 'automatic']);

/** Selects sends with the names of what they refer to. */
export function selectCampaigns(db: Database) {
  return db
    .select({
      campaign: whatsAppCampaigns,
      creator: { _id: users.id, name: users.name },
      task: { _id: tasks.id, name: tasks.title },
      media: { _id: files.id, name: files.name, mime: files.mime },
    })
    .from(whatsAppCampaigns)
    .leftJoin(users, eq(users.id, whatsAppCampaigns.createdBy))
    .leftJoin(tasks, eq(tasks.id, whatsAppCampaigns.taskId))
    .leftJoin(files, eq(files.id, whatsAppCampaigns.mediaFileId))
    .$dynamic();
}

type Context = Pick<AppContext, 'db' | 'clock' | 'timeZone' | 'whatsApp' | 'sendRules'>;
type Row = Awaited<ReturnType<typeof selectCampaigns>>[number];

/** Returns sends as the contract describes them. */
export async function toCampaigns(context: Context, rows: readonly Row[]): Promise<WhatsAppCampaign[]> {
  const counts = await countByState(
    context.db,
    rows.map(({ campaign }) => campaign.id),
  );
  const isAnyRunning = rows.some(({ campaign }) => campaign.state === 'running');
  const intervalMs = await selectPrimaryIntervalMs(context.db, context.sendRules);
  const wait = isAnyRunning ? await currentWait(context) : null;
  return await Promise.all(
    rows.map(async ({ campaign, creator, task, media }) => {
      const { id, name, kind, automation, state, pauseReason, texts, audience, createdAt, finishedAt } = campaign;
      const ofState = counts.get(id) ?? noMessages();
      const left = ofState.queued + ofState.sending;
      const isRunning = state === 'running' && left > 0;
      return {
        _id: id,
        name,
        kind: kind === 'automatic' ? 'automatic' : 'manual',
        automation,
        state,
        pauseReason,
        texts,
        task,
        media,
        audience,
        createdBy: creator,
        createdAt: createdAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        total: Object.values(ofState).reduce((sum, count) => sum + count, 0),
        counts: ofState,
        minutesLeft:
          left === 0 || state === 'cancelled'
            ? null
            : minutesFor(left + (isRunning ? await countWaiting(context.db, id) : 0), intervalMs),
        waitsFor: isRunning ? (wait?.waitsFor ?? null) : null,
        waitsUntil: isRunning ? (wait?.until?.toISOString() ?? null) : null,
      } satisfies WhatsAppCampaign;
    }),
  );
}

/** Returns one send. @throws {NotFoundError} */
export async function selectCampaignById(context: Context, id: WhatsAppCampaignId): Promise<WhatsAppCampaign> {
  const rows = await selectCampaigns(context.db).where(and(eq(whatsAppCampaigns.id, id), isListed));
  return expectRow(await toCampaigns(context, [expectRow(rows)]));
}

const noMessages = (): Counts => ({
  queued: 0,
  sending: 0,
  accepted: 0,
  delivered: 0,
  read: 0,
  failed: 0,
  unknown: 0,
  cancelled: 0,
});

async function countByState(
  db: Database,
  ids: readonly WhatsAppCampaignId[],
): Promise<Map<WhatsAppCampaignId, Counts>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: whatsAppMessages.campaignId,
            state: whatsAppMessages.state,
            count: sql<number>`count(*)::int`,
          })
          .from(whatsAppMessages)
          .where(inArray(whatsAppMessages.campaignId, [...ids]))
          .groupBy(whatsAppMessages.campaignId, whatsAppMessages.state);
  const counts = new Map(ids.map((id) => [id, noMessages()]));
  for (const { id, state, count } of rows) {
    const ofId = counts.get(id);
    if (ofId && whatsAppMessageStates.includes(state)) ofId[state] = count;
  }
  return counts;
}

/** How many messages wait to go out: those of the sends before one, or of all. */
export async function countWaiting(db: Database, before?: WhatsAppCampaignId): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(whatsAppMessages)
    .innerJoin(whatsAppCampaigns, eq(whatsAppCampaigns.id, whatsAppMessages.campaignId))
    .where(
      and(
        eq(whatsAppCampaigns.state, 'running'),
        inArray(whatsAppMessages.state, ['queued', 'sending']),
        before === undefined ? undefined : lt(whatsAppCampaigns.id, before),
      ),
    );
  return row?.count ?? 0;
}
