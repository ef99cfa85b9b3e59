import { eq } from 'drizzle-orm';
import { studentGoals } from '../../db/schema/practice.ts';
import type { Service } from '../service.ts';

/** Sets the calling student's goal, or removes it. */
export const setStudentGoal: Service<'setStudentGoal'> = async ({ db, caller, clock }, { body: { daysPerWeek } }) => {
  const own = eq(studentGoals.studentId, caller.id);
  if (daysPerWeek === null) await db.delete(studentGoals).where(own);
  else {
    const at = clock.now();
    await db
      .insert(studentGoals)
      .values({ studentId: caller.id, daysPerWeek, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({ target: studentGoals.studentId, set: { daysPerWeek, updatedAt: at } });
  }
  return { daysPerWeek };
};
