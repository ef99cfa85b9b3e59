import type { UserId } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { ar as statusAr, en as statusEn } from '../../../lib/attendance/messages.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { Marking } from './attendance-entries.ts';
import type { ShownLine, useAttendance } from './use-attendance.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.font[14]};
  & :is(th, td) {
    padding: ${token.space[8]} ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;

interface AttendanceConflictDialogProps {
  lines: readonly ShownLine[];
  conflict: NonNullable<ReturnType<typeof useAttendance>['conflict']>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people marked the same students, or students disputed what was there: both is shown side by side, and one is chosen. */
export function AttendanceConflictDialog(props: AttendanceConflictDialogProps) {
  const { lines, conflict, onKeepMine, onTakeTheirs } = props;
  const { sheet: m } = useMessages({ en, ar });
  const { statuses } = useMessages({ en: statusEn, ar: statusAr });
  const shown = ({ status, remark }: Marking) =>
    [status ? statuses[status] : m.unmarked, remark].filter(Boolean).join(' · ');
  const lineOf = (student: UserId) => conflict.current.find((line) => line.student._id === student);
  // A dispute comes after the last save of staff, which has answered those before.
  const isDisputed = conflict.met.every((student) => lineOf(student)?.dispute);
  return (
    <ConflictDialog
      title={isDisputed ? m.disputedMeanwhile.title : m.conflictTitle}
      description={isDisputed ? m.disputedMeanwhile.text : m.conflictText}
      keepMine={m.keepMine}
      takeTheirs={isDisputed ? m.disputedMeanwhile.take : m.takeTheirs}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{m.student}</th>
            <th scope="col">{m.mine}</th>
            <th scope="col">{m.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.met.map((student) => {
            const mine = conflict.rebased[student];
            const theirs = lineOf(student);
            return (
              <tr key={student}>
                <th scope="row">
                  <bdi>{lines.find((line) => line.student._id === student)?.student.name}</bdi>
                </th>
                <td>{mine && shown(mine)}</td>
                <td>
                  {theirs && shown(theirs)}
                  {theirs?.dispute && <div>{m.says(theirs.dispute)}</div>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ConflictDialog>
  );
}
