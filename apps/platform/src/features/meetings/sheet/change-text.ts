import type { AttendanceChange, AttendanceStatus } from '@rubrica/api-client/contract';
import type { Messages } from '../messages/en.ts';

type Change = Pick<AttendanceChange, 'studentName' | 'actorName' | 'statusBefore' | 'statusAfter' | 'remark'>;

/** Says what a change of attendance was: marked for the first time, changed, kept, or disputed by the student. */
export function changeText(
  { studentName, actorName, statusBefore, statusAfter, remark }: Change,
  m: Messages['sheet'],
  statuses: Record<AttendanceStatus, string>,
): string {
  const nameOf = (status: AttendanceStatus | null) => (status ? statuses[status] : m.unmarked);
  const after = nameOf(statusAfter);
  const isKept = statusBefore === statusAfter;
  if (isKept && actorName === studentName) return m.disputed(studentName, after, remark);
  const text = isKept
    ? m.kept(studentName, after)
    : statusBefore === null
      ? m.marked(studentName, after)
      : m.changed(studentName, nameOf(statusBefore), after);
  return remark ? `${text} · ${remark}` : text;
}
