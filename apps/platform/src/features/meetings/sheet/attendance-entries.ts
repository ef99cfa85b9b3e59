import type { AttendanceLine, AttendanceStatus, UserId } from '@rubrica/api-client/contract';

/** What staff write of a student. */
export interface Marking {
  status: AttendanceStatus | null;
  remark: string;
}

/** A change that the server has not confirmed. */
export interface AttendanceEntry extends Marking {
  /** The revision it was made upon, and what stood there. */
  rev: number;
  before: Marking & Pick<AttendanceLine, 'dispute'>;
}

/** Changes by student. */
export type AttendanceEntries = Readonly<Record<UserId, AttendanceEntry>>;

export const isSameMarking = (a: Marking, b: Marking) => a.status === b.status && a.remark === b.remark;

/** What a change is based on. */
const baseOf = ({ status, remark, dispute, rev }: AttendanceLine) => ({ rev, before: { status, remark, dispute } });

/** Whether a student disputes a line, and a change was made without having read it. */
const isUnread = ({ dispute }: AttendanceLine, { before }: AttendanceEntry) =>
  dispute !== '' && dispute !== before.dispute;

/** Whether saving a change would do nothing: the server says the same, and there is no dispute that the change answers. */
const isStored = (line: AttendanceLine, entry: AttendanceEntry) =>
  isSameMarking(line, entry) && (line.dispute === '' || isUnread(line, entry));

/** A change of a line. One that follows an unsaved one is still based on what that was made upon. */
export function changeLine(
  line: AttendanceLine,
  unsaved: AttendanceEntry | undefined,
  change: Partial<Marking>,
): AttendanceEntry {
  const { status, remark } = line;
  return { ...(unsaved ?? { status, remark, ...baseOf(line) }), ...change };
}

/** The changes on top of what the page has saved since; those are left out that are stored. */
export function upToDate(
  entries: AttendanceEntries,
  confirmed: ReadonlyMap<UserId, AttendanceLine>,
): AttendanceEntries {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([student, entry]) => {
      const line = confirmed.get(student);
      if (!line || line.rev < entry.rev) return [[student, entry]];
      if (isStored(line, entry)) return [];
      // The server refuses an old revision, and a person has to read the dispute.
      return [[student, isUnread(line, entry) ? entry : { ...entry, ...baseOf(line) }]];
    }),
  );
}

/** Whether a text from the device is changes. */
export function isEntries(value: unknown): value is AttendanceEntries {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (entry: unknown) =>
        typeof entry === 'object' && entry !== null && 'status' in entry && 'remark' in entry && 'rev' in entry,
    )
  );
}

/** What is to be done about a save that somebody else's came before. */
interface Settlement {
  /** The students whom both marked, and differently, and those who have disputed what was there. A person has to choose. */
  met: UserId[];
  /** All changes, based on the server's lines; those are left out that say the same as the server, and of students who are gone. */
  rebased: AttendanceEntries;
}

/** Compares changes with the server's lines: who marked other students, or the same, is not in the way. */
export function settle(entries: AttendanceEntries, current: readonly AttendanceLine[]): Settlement {
  const met: UserId[] = [];
  const rebased: Record<UserId, AttendanceEntry> = {};
  for (const line of current) {
    const entry = entries[line.student._id];
    if (!entry || isStored(line, entry)) continue;
    if (!isSameMarking(line, entry.before) || isUnread(line, entry)) met.push(line.student._id);
    rebased[line.student._id] = { ...entry, ...baseOf(line) };
  }
  return { met, rebased };
}

/** The entries of some students only, or without them. */
export function pickEntries(entries: AttendanceEntries, isWanted: (student: UserId) => boolean): AttendanceEntries {
  return Object.fromEntries(Object.entries(entries).filter(([student]) => isWanted(student)));
}
