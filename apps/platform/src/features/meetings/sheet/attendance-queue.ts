import type { AttendanceLine, MeetingId, UserId } from '@rubrica/api-client/contract';
import { api } from '../../../lib/api.ts';
import type { PendingAnswer } from '../../../lib/saving/pending-answer.ts';
import { createSaveQueue } from '../../../lib/saving/save-queue.ts';
import { trySave } from '../../../lib/saving/try-save.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import { isEntries, pickEntries, settle, upToDate, type AttendanceEntries } from './attendance-entries.ts';

const kind = 'attendance';

/** What was marked before a reload, and not saved. */
export function readUnsavedEntries(meeting: MeetingId): AttendanceEntries {
  return openDrafts().read(kind, meeting, isEntries)?.value ?? {};
}

/**
 * Saves the sheet of a meeting as it is marked, in the way a student's answers are saved: all changes at once, under the meeting's id.
 *
 * @param onSaved Called with the server's lines and what was sent.
 */
export function createAttendanceQueue(
  meeting: MeetingId,
  onSaved: (lines: readonly AttendanceLine[], sent: AttendanceEntries) => void,
) {
  const key: string = meeting;
  const drafts = openDrafts();
  const keep = async ({ content }: PendingAnswer<AttendanceEntries>) =>
    void drafts.store(kind, meeting, { base: '', value: content });
  /** What this page itself has saved since: its own saves are no conflicts. */
  const confirmed = new Map<UserId, AttendanceLine>();

  function put(entries: AttendanceEntries) {
    const body = {
      entries: Object.entries(entries).map(([student, { status, remark, rev }]) => ({ student, status, remark, rev })),
    };
    return trySave('saveAttendance', () => api.saveAttendance({ params: { id: meeting }, body }));
  }

  function confirm(lines: readonly AttendanceLine[], sent: AttendanceEntries) {
    for (const line of lines) if (sent[line.student._id]) confirmed.set(line.student._id, line);
    onSaved(lines, sent);
    return { kind: 'saved' as const, reply: { rev: 0, savedAt: new Date().toISOString() } };
  }

  const queue = createSaveQueue<AttendanceEntries, readonly AttendanceLine[]>({
    taskTaken: key,
    store: { put: keep, takeOver: keep, remove: async () => drafts.remove(kind, meeting) },
    send: async (_key, _rev, content) => {
      let unsaved = upToDate(content, confirmed);
      let entries = unsaved;
      /** The students whom others have marked as well: a person chooses, once everything else is saved. */
      let met: readonly UserId[] = [];
      // More than one other save may come first; who keeps losing is told that it failed.
      for (let tries = 0; tries < 3; tries += 1) {
        if (Object.keys(entries).length === 0) return confirm([], content);
        const outcome = await put(entries);
        if (outcome.kind !== 'saved' && outcome.kind !== 'conflict') return outcome;
        const { lines } = outcome.kind === 'saved' ? outcome.reply : outcome.current;
        if (outcome.kind === 'saved') {
          if (met.length === 0) return confirm(lines, content);
          confirm(lines, entries);
          const sent = entries;
          unsaved = pickEntries(unsaved, (student) => !sent[student]);
        }
        const settled = settle(unsaved, lines);
        for (const line of lines) {
          if (unsaved[line.student._id] && !settled.rebased[line.student._id]) confirmed.set(line.student._id, line);
        }
        onSaved(lines, {});
        met = settled.met;
        entries = pickEntries(settled.rebased, (student) => !settled.met.includes(student));
        if (met.length > 0 && Object.keys(entries).length === 0) return { kind: 'conflict', current: lines };
      }
      return { kind: 'offline', error: undefined };
    },
  });
  return {
    state: queue.state,
    subscribe: queue.subscribe,
    flush: queue.flush,
    pause: queue.pause,
    /** What is to be done about changes that met the server's lines, of those that are not saved. */
    settle: (entries: AttendanceEntries, current: readonly AttendanceLine[]) =>
      settle(upToDate(entries, confirmed), current),
    /** Saves all changes of the page; newer ones take the place of these. */
    enqueue: (entries: AttendanceEntries) => queue.enqueue(key, entries),
    /** Ends a conflict with what is to be saved; null where nothing is left. */
    resolveConflict: (entries: AttendanceEntries | null) => queue.resolveConflict(key, 0, entries),
  };
}
