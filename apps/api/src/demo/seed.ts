import { sql } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import { closeOverdue } from '../services/attempts/close-overdue.ts';
import type { AppContext } from '../services/context.ts';
import { addHours } from './demo-context.ts';
import { seedNamed } from './seed-named.ts';
import { seedPeople } from './seed-people.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedTasks } from './seed-tasks.ts';

const day = 24;

/**
 * Fills an empty database with people, questions, tasks and attempts to look at, in one transaction; a database that knows
 * anybody is left alone. Times are told from the clock's now.
 *
 * @returns whether it was filled
 */
export async function seedDemo(app: AppContext): Promise<boolean> {
  return app.db.transaction(async (db) => {
    // Of several servers that start on one new database, one fills it.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('rubrica demo'))`);
    if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return false;

    const now = app.clock.now();
    const within: AppContext = { ...app, db };
    const named = await seedNamed(db, addHours(now, -100 * day));
    const people = await seedPeople(db, named, now);
    const questions = await seedQuestions(within, people.person('admin'), named, addHours(now, -60 * day));
    await seedTasks({ app: within, now, people, questions });
    // Whose time ran out meanwhile is handed in by the clock, as on any day.
    await closeOverdue({ ...within, onAttemptError: rethrow });
    return true;
  });
}

function rethrow(_attempt: string, error: unknown): never {
  throw error;
}
