import { presenceReports } from './presence.ts';
import { tellAttempt } from './tell-attempt.ts';
import type { Service } from '../service.ts';

/** Notes that an attempt is open in this session, and counts the other sessions in which it is open. */
export const reportPresence: Service<'reportPresence'> = async ({ db, caller, clock, live }, { params }) => {
  const report = { taskTakenId: params.id, sessionId: caller.session.id, seenAt: clock.now() };
  const { wasHere, otherDevices } = await presenceReports(db).add(report);
  // Those that have it open learn of this one now, and not with their next report.
  if (!wasHere && otherDevices > 0) tellAttempt(live, params.id, 'opened-elsewhere');
  return { otherDevices };
};
