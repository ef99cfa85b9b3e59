import type { MeetingId, NoticeContent, UserId } from '@rubrica/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetings } from '../../db/schema/meetings.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
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

/** A meeting that has another place or another link. The place is null where it is the same. */
interface ChangedMeeting extends ToldMeeting {
  place: string | null;
  isLinkChanged: boolean;
}

/** Whom meetings concern. */
export interface Concerned {
  /** Their students and teachers. */
  people: UserId[];
  /** The parents of their students, who are told of each child by name. */
  parents: { parent: UserId; student: { _id: UserId; name: string } }[];
}

/** Returns whom meetings concern: their students, the students' parents, and teachers, without the person who makes the change. */
export async function selectConcerned(
  tx: Database,
  { caller }: Pick<SignedInContext, 'caller'>,
  ids: readonly MeetingId[],
): Promise<Concerned> {
  const chosen = inArray(meetings.id, [...ids]);
  const students = tx
    .selectDistinct({ id: participantId })
    .from(meetings)
    .innerJoin(participants, sql`true`)
    .where(chosen);
  const teachers = await tx.selectDistinct({ id: meetings.teacherId }).from(meetings).where(chosen);
  const parents = await tx
    .select({ parent: parentChildren.parentId, student: { _id: users.id, name: users.name } })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(inArray(parentChildren.childId, students));
  const people = [...(await students), ...teachers].flatMap(({ id }) => (id === null || id === caller.id ? [] : [id]));
  return { people, parents };
}

/** To whom a change of meetings is told, and when it was made. */
interface Told {
  concerned: Concerned;
  at: Date;
}

/** Tells people that meetings have another time; one notice for all that one change has moved. */
export async function tellMoved(tx: Database, moved: readonly MovedMeeting[], told: Told): Promise<void> {
  const [first] = moved.toSorted(byTime);
  if (!first) return;
  const startedAtBefore = first.startedAtBefore?.toISOString() ?? null;
  await tell(tx, `moved:${first.id}`, told, (student) => ({
    kind: 'meeting-moved',
    about: { ...aboutFirst(first, moved), startedAtBefore, student },
  }));
}

/** Tells people that meetings have another place or link; one notice for all of one change. */
export async function tellChanged(tx: Database, changed: readonly ChangedMeeting[], told: Told): Promise<void> {
  const [first] = changed.toSorted(byTime);
  if (!first) return;
  const { place, isLinkChanged } = first;
  await tell(tx, `changed:${first.id}`, told, (student) => ({
    kind: 'meeting-changed',
    about: { ...aboutFirst(first, changed), place, isLinkChanged, student },
  }));
}

/** Tells people that meetings were cancelled; one notice for all that one change has cancelled. */
export async function tellCancelled(tx: Database, cancelled: readonly ToldMeeting[], told: Told): Promise<void> {
  const [first] = cancelled.toSorted(byTime);
  if (!first) return;
  await tell(tx, `cancelled:${first.id}`, told, (student) => ({
    kind: 'meeting-cancelled',
    about: { ...aboutFirst(first, cancelled), student },
  }));
}

/** What changed of a meeting besides its time that somebody who goes there has to know; null where nothing did. */
export function placeChange(
  before: { place: string; link: string | null },
  after: { place: string; link: string | null },
): Pick<ChangedMeeting, 'place' | 'isLinkChanged'> | null {
  const place = after.place === before.place ? null : after.place;
  const isLinkChanged = after.link !== before.link;
  return place === null && !isLinkChanged ? null : { place, isLinkChanged };
}

type Child = Concerned['parents'][number]['student'];

async function tell(
  tx: Database,
  key: string,
  { concerned: { people, parents }, at }: Told,
  contentFor: (student: Child | null) => NoticeContent,
): Promise<void> {
  const ofChange = `${key}:${at.toISOString()}`;
  await notify(
    tx,
    { ...contentFor(null), recipients: people, key: ofChange, at },
    ...parents.map(({ parent, student }) => ({
      ...contentFor(student),
      recipients: [parent],
      key: `${ofChange}:${student._id}`,
      at,
    })),
  );
}

function aboutFirst({ id, title, startsAt }: ToldMeeting, all: readonly ToldMeeting[]) {
  return { meeting: { _id: id, title }, startsAt: startsAt.toISOString(), more: all.length - 1 };
}

function byTime(one: ToldMeeting, other: ToldMeeting): number {
  return one.startsAt.getTime() - other.startsAt.getTime();
}
