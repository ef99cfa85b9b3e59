import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../auth/passwords.ts';
import { readJournal } from '../services/backups/backup-format.ts';
import { migrationsUpTo } from '../services/backups/restore-backup.ts';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { fillTables, type GivenValues, readTables, type StoredRows, uuidOf } from '../testing/fill-tables.ts';
import { choiceQuestion, gapQuestion } from '../testing/sample-questions.ts';
import { post, startServerProcess } from '../testing/server-process.ts';
import { leastPasswordCost } from '../testing/test-people.ts';
import { migrationsFolder } from './tables.ts';

const { entries } = await readJournal();
/** What a migration can fail at, or lose, on rows that are there: it changes them, or asks something of them. */
const changesRows =
  /^(?:UPDATE|INSERT|DELETE)\b|^ALTER TABLE .+ (?:ALTER COLUMN|DROP COLUMN|ADD COLUMN .+ (?:NOT NULL|DEFAULT)|ADD CONSTRAINT .+ CHECK)\b/mu;
/** The first schema, the last before this one, and each on which such a migration follows. */
const former = entries.flatMap(({ tag }, index) => {
  const next = entries[index + 1];
  if (!next) return [];
  const follows = readFileSync(path.join(migrationsFolder, `${next.tag}.sql`), 'utf8');
  return index === 0 || index === entries.length - 2 || changesRows.test(follows) ? [{ index, tag }] : [];
});

/** What later migrations take away, and why nobody misses it. */
const takenAway: ReadonlySet<string> = new Set([
  // No video could be stored yet.
  'tasks.videos',
  // It went to `question_contents` (0038).
  'attempt_questions.content',
]);
/** Tables whose rows are deleted: uploads of before pieces had types cannot go on, and expire within a day (0008). */
const emptiedBy: Readonly<Record<string, string>> = { unfinished_uploads: '0008_uploads' };

const password = 'correct-horse-7';
const student = uuidOf('users.id.2');
const contents = {
  1: choiceQuestion('Choices'),
  2: { ...gapQuestion('Gaps'), title: '<b>أَسئِلة</b> HALL' },
} as const;

let passwordHash = '';
/** What constraints and later migrations ask of rows, beyond their types. */
const given: GivenValues = {
  users: (row) => ({
    email: `person-${row}@rubrica.test`,
    role: row === 1 ? 'admin' : 'student',
    status: 'active',
    language: 'en',
    rejected_at: null,
    erased_at: null,
  }),
  accounts: (row) => ({
    account_id: uuidOf(`users.id.${row}`),
    provider_id: 'credential',
    issuer: 'local:credential',
    password: passwordHash,
    user_id: uuidOf(`users.id.${row}`),
  }),
  questions: (row) => ({
    type: contents[row].type,
    sub_question_type: contents[row].subQuestionType,
    content: JSON.stringify(contents[row]),
    is_from_video: false,
    archived: false,
  }),
  attempt_questions: (row) => ({ content: JSON.stringify(contents[row]) }),
  question_contents: (row) => ({ content: JSON.stringify(contents[row]) }),
  answers: () => ({ type: 'Reading', entries: '[]', marks: null }),
  tasks: () => ({
    kind: 'quiz',
    status: 'published',
    open_at: null,
    close_at: null,
    time_limit_minutes: null,
    show_model_answer: 'never',
  }),
  task_takens: () => ({ status: 'submitted', submit_reply: null, released_at: null }),
  file_uses: () => ({
    place: 'question',
    question_id: uuidOf('questions.id.1'),
    task_taken_id: null,
    video_id: null,
    lecture_question_id: null,
    lecture_answer_id: null,
    pdf_id: null,
    chat_message_id: null,
    book_id: null,
    whats_app_campaign_id: null,
  }),
  account_links: (row) => ({ kind: 'password', user_id: uuidOf(`users.id.${row}`) }),
  course_items: (row) => ({ video_id: uuidOf(`videos.id.${row}`), task_id: null, pdf_id: null }),
  videos: (row) => ({ file_id: uuidOf(`files.id.${row}`), link: null }),
  unfinished_uploads: (row) => ({ id: uuidOf(`unfinished_uploads.id.${row}`) }),
  attendance: () => ({ status: 'Present' }),
  meeting_series: () => ({ first_date: '2026-01-01', last_date: '2026-02-01' }),
  meetings: (row) =>
    row === 1
      ? { starts_at: '2026-01-01T10:00:00Z', ends_at: '2026-01-01T11:00:00Z' }
      : { starts_at: '2026-01-02T10:00:00Z', ends_at: '2026-01-02T11:00:00Z', occurrence_date: '2026-01-02' },
  notice_channels: () => ({ channel: 'app' }),
  chat_messages: () => ({ by: 'owner' }),
  chat_threads: (row) => ({ owner_id: uuidOf(`users.id.${row}`), contact_hash: null, channel: 'app' }),
  whatsapp_campaigns: () => ({ state: 'finished' }),
  whatsapp_messages: () => ({ state: 'delivered' }),
};

let server: string;
let chain: PostgresDatabase;
const drops: (() => Promise<void>)[] = [];
const folders: string[] = [];
beforeAll(async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  server = database.url;
  chain = await createPostgresDatabase(server);
  passwordHash = await hashPassword(password, leastPasswordCost);
});
afterAll(async () => {
  for (const drop of [chain.drop, ...drops]) await drop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Does something with a connection of its own. */
async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const migrateTo = (url: string, folder: string) =>
  connected(url, (client) => migrate(drizzle(client), { migrationsFolder: folder }));

/** Opens a copy of a database at one of the former schemas, which the earlier ones of the chain were before. */
async function copyAt(tag: string): Promise<PostgresDatabase> {
  const folder = await migrationsUpTo(tag);
  folders.push(folder);
  await migrateTo(chain.url, folder);
  const copy = await createPostgresDatabase(server, new URL(chain.url).pathname.slice(1));
  drops.push(copy.drop);
  return copy;
}

/** What rows of before lack, or hold otherwise, after a migration. */
function differences(before: StoredRows, after: StoredRows, isDeleted: (table: string) => boolean): string[] {
  const found: string[] = [];
  for (const [table, rows] of before) {
    if (isDeleted(table)) continue;
    for (const [key, row] of rows) {
      const kept = after.get(table)?.get(key);
      if (!kept) found.push(`${table} ${key} is lost`);
      else
        for (const [column, value] of Object.entries(row))
          if (!takenAway.has(`${table}.${column}`) && JSON.stringify(kept[column]) !== JSON.stringify(value))
            found.push(`${table}.${column}: ${JSON.stringify(value)} became ${JSON.stringify(kept[column])}`);
    }
  }
  return found;
}

const rowsOf = (stored: StoredRows, table: string) => [...(stored.get(table)?.values() ?? [])];
const numberOf = (tag: string) => entries.findIndex((entry) => entry.tag === tag);

describe('a database with data', () => {
  let oldest: string | undefined;

  test.each(former)(
    'of the schema $tag keeps every row, and gets the values that migrations judge',
    async ({ index, tag }) => {
      const { url } = await copyAt(tag);
      oldest ??= url;
      const before = await connected(url, async (client) => {
        await fillTables(client, given);
        return readTables(client);
      });
      expect([...before.values()].every((rows) => rows.size === 2)).toBe(true);
      await migrateTo(url, migrationsFolder);
      const after = await connected(url, readTables);
      const isDeleted = (table: string) => {
        const by = emptiedBy[table];
        return by !== undefined && index < numberOf(by);
      };
      expect(differences(before, after, isDeleted)).toEqual([]);
      if (index < numberOf('0018_question_bank')) {
        for (const question of rowsOf(after, 'questions')) {
          const { id, rev, author_id, maximum, content, updated_at } = question;
          expect(rowsOf(after, 'question_versions')).toContainEqual(
            // Who changed a question after it was made was not noted.
            expect.objectContaining({
              question_id: id,
              rev,
              author_id: rev === 1 ? author_id : null,
              maximum,
              content,
              saved_at: updated_at,
            }),
          );
        }
        expect(rowsOf(after, 'questions').map(({ search_text }) => search_text)).toContainEqual(
          expect.stringMatching(/(?=.*اسيله)(?=.* hall)(?!.*<)/su),
        );
      }
      if (index < numberOf('0038_question_contents')) {
        const contentOf = new Map(rowsOf(after, 'question_contents').map(({ hash, content }) => [hash, content]));
        const frozen = rowsOf(after, 'attempt_questions').map(({ content_hash }) => contentOf.get(content_hash));
        expect(frozen).toEqual(rowsOf(before, 'attempt_questions').map(({ content }) => content));
      }
    },
  );

  test('of the first schema is one that a server starts on: a student logs in and finds their attempt', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-upgrade-'));
    folders.push(folder);
    const running = await startServerProcess({ DATABASE_URL: oldest ?? '', RUBRICA_DATA: folder });
    try {
      const login = await fetch(`${running.url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'person-2@rubrica.test', password }),
      });
      const { token } = z.object({ token: z.string() }).parse(await login.json());
      const read = async (route: string) => {
        const response = await fetch(running.url + route, { headers: { authorization: `Bearer ${token}` } });
        expect([route, response.status]).toEqual([route, 200]);
        return response.json();
      };
      expect(await read('/me')).toMatchObject({ user: { _id: student, email: 'person-2@rubrica.test' } });
      const attempt = uuidOf('task_takens.id.2');
      expect(await read(`/task-takens/${attempt}`)).toMatchObject({ _id: attempt, status: 'submitted' });
      expect((await post(running, '/login', { email: 'person-2@rubrica.test', password: 'wrong-horse' })).status).toBe(
        401,
      );
    } finally {
      await running.kill9();
    }
  });
});
