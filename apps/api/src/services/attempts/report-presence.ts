import { and, eq, gt, ne } from 'drizzle-orm';
import { attemptSessions } from '../../db/schema/attempts.ts';
import type { Service } from '../service.ts';

/** A page says every half a minute that it is open: two missed reports, and it no longer counts. */
const openForMs = 70_000;

/** Notes that an attempt is open in this session, and counts the other sessions in which it is open. */
export const reportPresence: Service<'reportPresence'> = async ({ db, caller, clock }, { params }) => {
  const seenAt = clock.now();
  const row = { taskTakenId: params.id, sessionId: caller.session.id, seenAt };
  await db
    .insert(attemptSessions)
    .values(row)
    .onConflictDoUpdate({ target: [attemptSessions.taskTakenId, attemptSessions.sessionId], set: { seenAt } });
  const isOpenElsewhere = and(
    eq(attemptSessions.taskTakenId, params.id),
    ne(attemptSessions.sessionId, caller.session.id),
    gt(attemptSessions.seenAt, new Date(seenAt.getTime() - openForMs)),
  );
  return { otherDevices: await db.$count(attemptSessions, isOpenElsewhere) };
};
