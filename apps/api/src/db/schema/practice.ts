import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { reference, timestamps } from './columns.ts';
import { users } from './people.ts';

/** The days on which a student answered, watched or practised words, by the school's clock. What they did is stored elsewhere, and overwritten by what they do next. */
export const practiceDays = pgTable(
  'practice_days',
  { studentId: reference(() => users.id, { onDelete: 'cascade' }).notNull(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
);

/** On how many days of a week a student wants to practise. */
export const studentGoals = pgTable('student_goals', {
  studentId: reference(() => users.id, { onDelete: 'cascade' }).primaryKey(),
  daysPerWeek: integer().notNull(),
  ...timestamps,
});
