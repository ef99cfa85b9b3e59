import type { NoticeContent, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { noticeChannels, notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { notePeopleTold } from '../live/told-people.ts';
import { studentOf, subjectOf } from './notice-content.ts';

/** How many people or notices a statement names: a notice has eight parameters, and a statement takes 65,535. */
const batchSize = 2000;

/** What is told to whom. */
export type NewNotice = NoticeContent & {
  recipients: readonly UserId[];
  /** What it tells: a person who has a notice with this key gets no other. */
  key: string;
  at: Date;
};

/**
 * Tells people something, in the caller's transaction. Accounts that are not active, and people who want no notices of a kind, are
 * left out; whoever has a notice of the same key keeps the one they have, so that a repetition tells nothing.
 */
export async function notify(tx: Database, ...told: NewNotice[]): Promise<void> {
  const listens = await selectListeners(
    tx,
    told.flatMap(({ recipients }) => recipients),
  );
  const rows = told.flatMap(({ recipients, key, at, ...content }) => {
    const row = { key, at, ...content, subjectId: subjectOf(content), studentId: studentOf(content) };
    return [...new Set(recipients)].filter((id) => listens(id, content.kind)).map((userId) => ({ ...row, userId }));
  });
  for (const batch of batchesOf(rows)) {
    await tx
      .insert(notices)
      .values(batch)
      .onConflictDoNothing({ target: [notices.userId, notices.key] });
    notePeopleTold(batch.map(({ userId }) => userId));
  }
}

type Listens = (id: UserId, kind: NoticeContent['kind']) => boolean;

/** Returns who has an active account and has not turned a kind off. */
async function selectListeners(tx: Database, ids: readonly UserId[]): Promise<Listens> {
  const active = new Set<UserId>();
  const off = new Set<string>();
  for (const batch of batchesOf([...new Set(ids)])) {
    const rows = await tx
      .select({ id: users.id, off: noticeChannels.kind })
      .from(users)
      .leftJoin(noticeChannels, and(eq(noticeChannels.userId, users.id), eq(noticeChannels.channel, 'off')))
      .where(and(inArray(users.id, batch), eq(users.status, 'active')));
    for (const row of rows) {
      active.add(row.id);
      if (row.off !== null) off.add(`${row.id}:${row.off}`);
    }
  }
  return (id, kind) => active.has(id) && !off.has(`${id}:${kind}`);
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize));
}
