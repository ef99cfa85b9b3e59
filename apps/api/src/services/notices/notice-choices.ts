import { type Digest, type NoticeKind, noticeKinds } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { noticeChannels, noticeDigests } from '../../db/schema/notices.ts';
import type { SignedInContext } from '../context.ts';
import type { Reply, Service } from '../service.ts';
import { defaultChannels, defaultDigest, kindsOfRole } from './default-choices.ts';

/** Returns where the caller is told what, and when the mail is sent. */
export const getNoticeChoices: Service<'getNoticeChoices'> = (context) => selectChoices(context, context.db);

/** Changes where the caller is told what, and when the mail is sent. Kinds that are not sent keep their channel. */
export const updateNoticeChoices: Service<'updateNoticeChoices'> = (context, { body: { channels, digest } }) =>
  context.db.transaction(async (tx) => {
    const userId = context.caller.id;
    const rows = noticeKinds.flatMap((kind) => {
      const channel = channels[kind];
      return channel ? [{ userId, kind, channel }] : [];
    });
    if (rows.length > 0) {
      await tx
        .insert(noticeChannels)
        .values(rows)
        .onConflictDoUpdate({
          target: [noticeChannels.userId, noticeChannels.kind],
          set: { channel: sql`excluded.channel` },
        });
    }
    const { isOn, hour, quietHours } = digest;
    const columns = {
      isOn,
      hour,
      quietFrom: quietHours?.from ?? null,
      quietUntil: quietHours?.until ?? null,
      updatedAt: context.clock.now(),
    };
    await tx
      .insert(noticeDigests)
      .values({ userId, ...columns })
      .onConflictDoUpdate({ target: noticeDigests.userId, set: columns });
    return selectChoices(context, tx);
  });

async function selectChoices({ caller, timeZone }: SignedInContext, db: Database): Promise<Reply<'getNoticeChoices'>> {
  const chosen = await db.select().from(noticeChannels).where(eq(noticeChannels.userId, caller.id));
  const channelOf = (kind: NoticeKind) => chosen.find((row) => row.kind === kind)?.channel ?? defaultChannels[kind];
  const [digest] = await db.select().from(noticeDigests).where(eq(noticeDigests.userId, caller.id));
  return {
    channels: Object.fromEntries(kindsOfRole[caller.role].map((kind) => [kind, channelOf(kind)])),
    digest: toDigest(digest),
    timeZone,
  };
}

/** Returns the stored digest of a person, or the default one. */
export function toDigest(row: Omit<typeof noticeDigests.$inferSelect, 'createdAt' | 'updatedAt'> | undefined): Digest {
  if (!row) return defaultDigest;
  const { isOn, hour, quietFrom, quietUntil } = row;
  const quietHours = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { isOn, hour, quietHours };
}
