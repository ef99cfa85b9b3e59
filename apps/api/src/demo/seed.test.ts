import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { taskTakens } from '../db/schema/attempts.ts';
import { categories, diplomas, levels } from '../db/schema/named.ts';
import { users } from '../db/schema/people.ts';
import { listTaskTakens } from '../services/attempts/list-task-takens.ts';
import { listChildren } from '../services/children/list-children.ts';
import { openApp } from '../open-app.ts';
import type { App } from '../services/context.ts';
import { openFiles } from '../services/files/open-files.ts';
import { listGroups } from '../services/groups/list-groups.ts';
import { listQuestions } from '../services/questions/list-questions.ts';
import { listAssignedTasks } from '../services/tasks/list-assigned-tasks.ts';
import { listTasks } from '../services/tasks/list-tasks.ts';
import { listUsers } from '../services/users/list-users.ts';
import { actingAs } from './acting.ts';
import { demoPassword } from './people.ts';
import { seedDemo } from './seed.ts';

describe('the demo on an empty database', () => {
  let folder: string;
  let open: OpenDatabase;
  let app: App;
  let took: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rubrica-demo-'));
    open = await openDatabase({ folder: join(folder, 'db') });
    const mail = { send: async () => {} };
    app = await openApp({
      db: open.db,
      clock: systemClock,
      mail,
      files: await openFiles(folder),
      registration: 'approve',
    });
    const begun = performance.now();
    expect(await seedDemo(app)).toBe(true);
    took = performance.now() - begun;
  }, 60_000);

  afterAll(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  it('takes less than ten seconds', () => {
    expect(took).toBeLessThan(10_000);
  });

  it('is filled once: a database that knows anybody is left alone', async () => {
    expect(await seedDemo(app)).toBe(false);
  });

  it('has attempts in every state, and late ones', async () => {
    const rows = await open.db
      .select({ status: taskTakens.status, count: count(), late: sql<number>`count(*) filter (where late)::int` })
      .from(taskTakens)
      .groupBy(taskTakens.status);
    const counts = Object.fromEntries(rows.map((row) => [row.status, row.count]));
    expect(counts).toEqual({
      in_progress: 3,
      submitted: 3,
      auto_submitted: 1,
      marking: 1,
      marked: 4,
      released: 6,
      returned: 1,
    });
    expect(rows.reduce((sum, { late }) => sum + late, 0)).toBeGreaterThan(0);
  });

  it('lets the five demo people in, the newcomer for the first time, and not who waits for approval', async () => {
    const from = { ipAddress: '127.0.0.1', userAgent: 'test' };
    for (const name of ['admin', 'assistant', 'student', 'parent', 'newcomer'] as const) {
      expect(await app.auth.signIn(`${name}@rubrica.test`, demoPassword, from)).not.toBeNull();
      expect((await user(name)).loggedInBefore).toBe(name !== 'newcomer');
    }
    await expect(app.auth.signIn('priya.nair@rubrica.test', demoPassword, from)).rejects.toThrow();
  });

  it('leaves the demo student open work of every phase, a released result and a returned attempt', async () => {
    const context = actingAs(app, await user('student'), new Date());
    const { items } = await listAssignedTasks(context, { ...nothing, query: { page: 1, limit: 100 } });
    expect(new Set(items.map((task) => task.phase))).toEqual(new Set(['upcoming', 'open', 'late', 'closed']));
    expect(items.filter((task) => task.canStart).length).toBeGreaterThan(2);
    expect(items.flatMap((task) => task.attempts.map((attempt) => attempt.status)).toSorted()).toEqual([
      'released',
      'returned',
    ]);
  });

  it('leaves the assistant work to mark', async () => {
    const context = actingAs(app, await user('assistant'), new Date());
    const { total } = await listTaskTakens(context, { ...nothing, query: { page: 1, limit: 20, toMark: true } });
    expect(total).toBe(5);
  });

  it('shows the parent two children with released marks', async () => {
    const { items } = await listChildren(actingAs(app, await user('parent'), new Date()), nothing);
    expect(items).toHaveLength(2);
    for (const child of items) expect(child.averagePercent).toBeGreaterThan(50);
  });

  it('leaves no list empty', async () => {
    const context = actingAs(app, await user('admin'), new Date());
    const page = { ...nothing, query: { page: 1, limit: 100 } };
    const totals = {
      users: (await listUsers(context, page)).total,
      groups: (await listGroups(context, page)).total,
      categories: await open.db.$count(categories),
      levels: await open.db.$count(levels),
      diplomas: await open.db.$count(diplomas),
      questions: (await listQuestions(context, page)).total,
      tasks: (await listTasks(context, page)).total,
    };
    expect(totals).toEqual({ users: 18, groups: 3, categories: 3, levels: 4, diplomas: 2, questions: 14, tasks: 9 });
  });

  async function user(name: string) {
    const [found] = await open.db
      .select()
      .from(users)
      .where(eq(users.email, `${name}@rubrica.test`));
    if (!found) throw new Error(`${name} is not there.`);
    return found;
  }
});

const nothing = { params: undefined, query: undefined, headers: undefined, body: undefined };
