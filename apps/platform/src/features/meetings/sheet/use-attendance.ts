import type { AttendanceLine, MeetingId, UserId } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keyOf } from '../../../lib/query-keys.ts';
import { useSaveState } from '../../../lib/saving/use-save.ts';
import { changeLine, isSameMarking, pickEntries, type AttendanceEntries, type Marking } from './attendance-entries.ts';
import { createAttendanceQueue, readUnsavedEntries } from './attendance-queue.ts';
import { createSheetStore } from './sheet-store.ts';
import { sendWhenLeaving } from '../../../lib/saving/send-when-leaving.ts';

/** Of two copies of the lines the newer of each; who is on the sheet follows the second. */
function newest(before: readonly AttendanceLine[], next: readonly AttendanceLine[]): AttendanceLine[] {
  const known = new Map(before.map((line) => [line.student._id, line]));
  return next.map((line) => {
    const other = known.get(line.student._id);
    return other && other.rev > line.rev ? other : line;
  });
}

/** The attendance sheet of a meeting: its lines with what was changed on the page, which is saved by itself. */
export function useAttendance(meeting: MeetingId, fetched: readonly AttendanceLine[]) {
  const client = useQueryClient();
  const [restored] = useState(() => readUnsavedEntries(meeting));
  const [restoredStudents, setRestoredStudents] = useState<readonly UserId[]>(() => Object.keys(restored));
  const [store] = useState(() => createSheetStore({ lines: fetched, changes: restored }));
  const { lines, changes } = useSyncExternalStore(store.subscribe, store.get);

  const [queue] = useState(() =>
    createAttendanceQueue(meeting, (saved, sent) => {
      const byStudent = new Map(saved.map((line) => [line.student._id, line]));
      store.update({
        lines: store.get().lines.map((line) => {
          const other = byStudent.get(line.student._id);
          return other && other.rev >= line.rev ? other : line;
        }),
        // What was changed again meanwhile is still to be saved.
        changes: Object.fromEntries(
          Object.entries(store.get().changes).filter(([student, entry]) => {
            const done = sent[student];
            return !done || !isSameMarking(done, entry);
          }),
        ),
      });
      void client.invalidateQueries({ queryKey: keyOf('Meeting', 'changes', meeting) });
    }),
  );

  useEffect(() => {
    store.update({ lines: newest(store.get().lines, fetched) });
  }, [fetched, store]);

  useEffect(() => {
    if (Object.keys(restored).length > 0) void queue.enqueue(restored);
    const stopSending = sendWhenLeaving(() => void queue.flush());
    return () => {
      stopSending();
      // What cannot be saved now is on the device, and the page takes it up when it opens again.
      void queue.flush().then((isSaved) => isSaved || queue.pause());
    };
  }, [queue, restored]);

  /** Changes the lines of some students. */
  const change = useCallback(
    (students: readonly UserId[], changeOf: (line: AttendanceLine) => Partial<Marking>) => {
      const next: Record<UserId, AttendanceEntries[string]> = { ...store.get().changes };
      for (const line of store.get().lines) {
        const id = line.student._id;
        if (students.includes(id)) next[id] = changeLine(line, next[id], changeOf(line));
      }
      store.update({ changes: next });
      void queue.enqueue(next);
    },
    [queue, store],
  );

  const saving = useSaveState(queue);
  const conflict = useMemo(() => {
    if (!saving.conflict) return null;
    const { mine, current } = saving.conflict;
    return { ...queue.settle(mine, current), current };
  }, [queue, saving.conflict]);

  /** Ends a conflict, for all students whom two have marked. */
  const resolveConflict = useCallback(
    (keepsMine: boolean) => {
      if (!conflict) return;
      const { met, rebased, current } = conflict;
      const kept = keepsMine ? rebased : pickEntries(rebased, (student) => !met.includes(student));
      store.update({ lines: newest(store.get().lines, current), changes: kept });
      if (!keepsMine) setRestoredStudents((before) => before.filter((student) => !met.includes(student)));
      void queue.resolveConflict(Object.keys(kept).length > 0 ? kept : null);
    },
    [conflict, queue, store],
  );

  const shown = useMemo(
    () =>
      lines.map((line) => {
        const entry = changes[line.student._id];
        return entry
          ? { ...line, status: entry.status, remark: entry.remark, isChanged: true }
          : { ...line, isChanged: false };
      }),
    [changes, lines],
  );
  return {
    lines: shown,
    saving,
    conflict,
    resolveConflict,
    change,
    flush: queue.flush,
    /** Whether changes that an earlier page could not save are on this page. */
    wasRestored: restoredStudents.length > 0,
  };
}

/** A line as the page shows it. */
export type ShownLine = ReturnType<typeof useAttendance>['lines'][number];
