import { users } from '../db/schema/people.ts';
import { lockName } from '../db/lock-name.ts';
import { closeOverdue } from '../services/attempts/close-overdue.ts';
import type { AppContext } from '../services/context.ts';
import { addHours } from './demo-context.ts';
import { seedBooks } from './seed-books.ts';
import { seedCourse } from './seed-course.ts';
import { seedLectureViews } from './seed-lecture-views.ts';
import { seedLectures } from './seed-lectures.ts';
import { seedMarking } from './seed-marking.ts';
import { seedMeetings } from './seed-meetings.ts';
import { seedMessages } from './seed-messages.ts';
import { seedNamed } from './seed-named.ts';
import { seedNotices } from './seed-notices.ts';
import { seedPdfs } from './seed-pdfs.ts';
import { seedPeople } from './seed-people.ts';
import { seedPlacement } from './seed-placement.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedSends } from './seed-sends.ts';
import { seedStaffNotes } from './seed-staff-notes.ts';
import { seedTasks } from './seed-tasks.ts';
import { seedWords } from './seed-words.ts';

const dayHours = 24;

/**
 * Fills an empty database with demo users, questions, lectures, tasks, attempts, documents, books and meetings, in one transaction. A database with users is not
 * changed. Times are relative to the clock.
 *
 * @returns whether the demo was stored
 */
export async function seedDemo(app: AppContext): Promise<boolean> {
  return app.db.transaction(async (db) => {
    // If several servers start on one new database, only one fills it.
    await lockName(db, 'demo');
    if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return false;

    const now = app.clock.now();
    const demoApp: AppContext = { ...app, db };
    const named = await seedNamed(db, addHours(now, -100 * dayHours));
    const people = await seedPeople(db, named, now);
    await seedStaffNotes(db, people, now);
    const questions = await seedQuestions(demoApp, people.person('admin'), named, addHours(now, -60 * dayHours));
    const lectures = await seedLectures({ app: demoApp, now, named, people });
    const tasks = await seedTasks({ app: demoApp, now, people, questions, lectures });
    const placement = await seedPlacement({ app: demoApp, now, people, questions });
    await seedMarking({ app: demoApp, now, people, questions, placement });
    await seedCourse({ app: demoApp, now, named, people, lectures, tasks });
    await seedWords(demoApp, people.person('student'), now);
    await seedLectureViews({ app: demoApp, now, people, lectures });
    await seedPdfs({ app: demoApp, now, people, named });
    await seedBooks({ app: demoApp, now, people });
    await seedMeetings({ app: demoApp, now, people });
    await seedSends(db, people, now);
    await seedMessages(demoApp, people, now);
    // Attempts whose deadline has passed are submitted, as the server does.
    await closeOverdue({ ...demoApp, onAttemptError: rethrow });
    await seedNotices(demoApp, people, now);
    return true;
  });
}

function rethrow(_attempt: string, error: unknown): never {
  throw error;
}
