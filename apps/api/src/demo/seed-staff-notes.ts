import type { Database } from '../db/database.ts';
import { staffNotes } from '../db/schema/people.ts';
import { addHours } from './demo-context.ts';
import type { DemoName } from './people.ts';
import type { People } from './seed-people.ts';

const notes: readonly { student: DemoName; author: DemoName; daysAgo: number; text: string }[] = [
  {
    student: 'student',
    author: 'assistant',
    daysAgo: 3,
    text: 'Essays improve when he plans first. Ask for three bullet points before the first sentence.',
  },
  {
    student: 'student',
    author: 'admin',
    daysAgo: 21,
    text: 'His mother called: Mondays are difficult, he may be late to the evening group until the end of the month.',
  },
  {
    student: 'layla',
    author: 'assistant',
    daysAgo: 9,
    text: 'Very quiet in the group and fluent alone. Let her record at home.',
  },
];

/** Stores what the demo's staff wrote down about their students. */
export async function seedStaffNotes(db: Database, { person }: People, now: Date): Promise<void> {
  await db.insert(staffNotes).values(
    notes.map(({ student, author, daysAgo, text }) => {
      const createdAt = addHours(now, -24 * daysAgo);
      return { studentId: person(student).id, authorId: person(author).id, text, createdAt, updatedAt: createdAt };
    }),
  );
}
