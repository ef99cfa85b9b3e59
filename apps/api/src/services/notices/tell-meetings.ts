import type { MeetingId, UserId } from '@rubrica/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetings } from '../../db/schema/meetings.ts';
import type { SignedInContext } from '../context.ts';
import { participantId, participants } from '../meetings/participants.ts';
import { notify } from './notify.ts';

/** What a notice says of a meeting. */
export interface ToldMeeting {
  id: MeetingId;
  title: string;
  startsAt: Date;
}

/** A meeting that has another time. `startedAtBefore` is null where it was cancelled, and takes place after all. */
interface MovedMeeting extends ToldMeeting {
  startedAtBefore: Date | null;
}

/** Returns whom meetings concern: their students and teachers, without the person who makes the change. */
export async function selectConcerned(
  tx: Database,
  { caller }: Pick<SignedInContext, 'caller'>,
  ids: readonly MeetingId[],
): Promise<UserId[]> {
  const chosen = inArray(meetings.id, [...ids]);
  const students = await tx
    .selectDistinct({ id: participantId })
    .from(meetings)
    .innerJoin(participants, sql`true`)
    .where(chosen);
  const teachers = await tx.selectDistinct({ id: meetings.teacherId }).from(meetings).where(chosen);
  return [...students, ...teachers].flatMap(({ id }) => (id === null || id === caller.id ? [] : [id]));
}

/** Tells people that meetings have another time; one notice for all that one change has moved. */
export async function tellMoved(
  tx: Database,
  moved: readonly MovedMeeting[],
  { recipients, at }: { recipients: UserId[]; at: Date },
): Promise<void> {
  const [first] = moved.toSorted(byTime);
  if (!first) return;
  await notify(tx, {
    kind: 'meeting-moved',
    about: {
      meeting: { _id: first.id, title: first.title },
      startsAt: first.startsAt.toISOString(),
      startedAtBefore: first.startedAtBefore?.toISOString() ?? null,
      more: moved.length - 1,
    },
    recipients,
    key: `moved:${first.id}:${at.toISOString()}`,
    at,
  });
}

/** Tells people that meetings were cancelled; one notice for all that one change has cancelled. */
export async function tellCancelled(
  tx: Database,
  cancelled: readonly ToldMeeting[],
  { recipients, at }: { recipients: UserId[]; at: Date },
): Promise<void> {
  const [first] = cancelled.toSorted(byTime);
  if (!first) return;
  await notify(tx, {
    kind: 'meeting-cancelled',
    about: {
      meeting: { _id: first.id, title: first.title },
      startsAt: first.startsAt.toISOString(),
      more: cancelled.length - 1,
    },
    recipients,
    key: `cancelled:${first.id}:${at.toISOString()}`,
    at,
  });
}

function byTime(one: ToldMeeting, other: ToldMeeting): number {
  return one.startsAt.getTime() - other.startsAt.getTime();
}
