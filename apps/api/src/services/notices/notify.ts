import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { noticeChannels, notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { type NoticeContent, studentOf, subjectOf } from './notice-content.ts';

/** How many people one statement tells: each row has eight parameters, and a statement takes 65,535. */
const batchSize = 2000;

/** What is told to whom. */
export type NewNotice = NoticeContent & {
  recipients: readonly UserId[];
  /** What it tells: a person who has a notice with this key gets no other. */
  key: string;
  at: Date;
};

/**
 * Tells people something, in the caller's transaction. Accounts that are not active, and people who want no notices of the kind, are
 * left out; whoever has a notice of the same key keeps the one they have, so that a repetition tells nothing.
 */
export async function notify(tx: Database, { recipients, key, at, ...content }: NewNotice): Promise<void> {
  const all = [...new Set(recipients)];
  const row = { key, at, ...content, subjectId: subjectOf(content), studentId: studentOf(content) };
  for (let start = 0; start < all.length; start += batchSize) {
    const told = await selectTold(tx, content, all.slice(start, start + batchSize));
    if (told.length === 0) continue;
    await tx
      .insert(notices)
      .values(told.map(({ id }) => ({ ...row, userId: id })))
      .onConflictDoNothing({ target: [notices.userId, notices.key] });
  }
}

function selectTold(tx: Database, { kind }: Pick<NoticeContent, 'kind'>, ids: UserId[]) {
  const isOff = sql`exists (select 1 from ${noticeChannels} where ${noticeChannels.userId} = ${users.id}
    and ${noticeChannels.kind} = ${kind} and ${noticeChannels.channel} = 'off')`;
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.status, 'active'), sql`not ${isOff}`));
}
