import type { AnswerId, TaskTakenId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/database.ts';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';
import { answers, taskTakens } from '../../db/schema/attempts.ts';

/** What a student had in an answer when it was sent. */
export interface SentContent {
  entries: unknown;
  flagged: boolean;
}

/** An answer as its student knows it. */
export interface AcknowledgedAnswer {
  id: AnswerId;
  /** The last revision that the server acknowledged, 0 for none, and what it was. */
  rev: number;
  content: SentContent | null;
  /** What was sent after that, and perhaps stored. */
  unconfirmed: SentContent | null;
}

/** What the database has of what was acknowledged. */
export interface Comparison {
  /** How many acknowledged revisions there are. */
  revs: number;
  /** How many of them the database does not have. */
  lostRevs: number;
  /** How many answers are not what was acknowledged last. */
  differing: number;
  /** How many attempts are open though their submission was acknowledged. */
  lostSubmissions: number;
}

type StoredAnswer = Pick<typeof answers.$inferSelect, 'rev' | 'entries' | 'flagged'>;

const batch = 2000;

/** Compares what a server acknowledged with its database, which no server uses now. */
export async function compareAnswers(
  location: DatabaseLocation,
  acknowledged: readonly AcknowledgedAnswer[],
  submitted: readonly TaskTakenId[],
): Promise<Comparison> {
  const { db, close } = await openDatabase(location);
  const total = { revs: 0, lostRevs: 0, differing: 0, lostSubmissions: 0 };
  try {
    for (let from = 0; from < acknowledged.length; from += batch) {
      const some = acknowledged.slice(from, from + batch);
      const stored = await selectAnswers(db, some);
      for (const answer of some) {
        const { lostRevs, isSame } = compareAnswer(answer, stored.get(answer.id));
        total.revs += answer.rev;
        total.lostRevs += lostRevs;
        if (!isSame) total.differing += 1;
      }
    }
    for (let from = 0; from < submitted.length; from += batch) {
      const rows = await db
        .select({ status: taskTakens.status })
        .from(taskTakens)
        .where(inArray(taskTakens.id, submitted.slice(from, from + batch)));
      const closed = rows.filter(({ status }) => status !== 'in_progress').length;
      total.lostSubmissions += Math.min(batch, submitted.length - from) - closed;
    }
    return total;
  } finally {
    await close();
  }
}

async function selectAnswers(db: Database, some: readonly AcknowledgedAnswer[]) {
  const ids = some.map(({ id }) => id);
  const rows = await db.select().from(answers).where(inArray(answers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Compares one answer: the last revision that was acknowledged is stored, or the one that was sent after it. */
export function compareAnswer(
  { rev, content, unconfirmed }: AcknowledgedAnswer,
  stored: StoredAnswer | undefined,
): { lostRevs: number; isSame: boolean } {
  if (!stored) return { lostRevs: rev, isSame: false };
  const has = (sent: SentContent | null) =>
    sent !== null && isDeepStrictEqual([sent.entries, sent.flagged], [stored.entries, stored.flagged]);
  const isSame = (stored.rev === rev && (rev === 0 || has(content))) || (stored.rev === rev + 1 && has(unconfirmed));
  return { lostRevs: Math.max(0, rev - stored.rev), isSame };
}
