import { createHash } from 'node:crypto';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { questionContents } from '../../db/schema/attempts.ts';

/** Parsed contents by hash. A content never changes under its hash, so what was read once is right in every request. */
const parsed = new LRUCache<string, Question>({ max: 2000 });

/** The hash under which a content is stored. */
export function hashContent(content: Question): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Stores contents for attempts, each once, and returns their hashes in the same order. */
export async function storeContents(tx: Database, contents: readonly Question[]): Promise<string[]> {
  const hashes = contents.map(hashContent);
  const rows = new Map(contents.map((content, at) => [hashes[at] ?? '', content]));
  // Sorted, so that two servers that store the same contents at once wait for each other in one order.
  const sorted = [...rows].map(([hash, content]) => ({ hash, content })).toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  if (sorted.length > 0) await tx.insert(questionContents).values(sorted).onConflictDoNothing();
  return hashes;
}

/** Returns a question by the hash of its content. */
export type QuestionByHash = (hash: string) => Question;

/**
 * Reads and parses the contents of these hashes that are not known yet.
 *
 * @throws {QuestionParseError} by the function returned, where a stored content cannot be read
 */
export async function loadContents(db: Database, hashes: readonly string[]): Promise<QuestionByHash> {
  const missing = [...new Set(hashes)].filter((hash) => !parsed.has(hash));
  const rows =
    missing.length === 0 ? [] : await db.select().from(questionContents).where(inArray(questionContents.hash, missing));
  const read = new Map(rows.map(({ hash, content }) => [hash, content]));
  return (hash) => {
    const known = parsed.get(hash);
    if (known) return known;
    const question = deepFreeze(parseQuestion(read.get(hash)));
    parsed.set(hash, question);
    return question;
  };
}

/** Requests share a parsed question: one that changed it would change it for all. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
