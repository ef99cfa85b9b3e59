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

/** Two people marked the same students: what differs is shown side by side, and one of the two is chosen. */
export function AttendanceConflictDialog(props: AttendanceConflictDialogProps) {
  const { lines, conflict, onKeepMine, onTakeTheirs } = props;
  const { sheet: m } = useMessages({ en, ar });
  const { statuses } = useMessages({ en: statusEn, ar: statusAr });
  const shown = ({ status, remark }: Marking) =>
    [status ? statuses[status] : m.unmarked, remark].filter(Boolean).join(' · ');
  return (
    <ConflictDialog
      title={m.conflictTitle}
      description={m.conflictText}
      keepMine={m.keepMine}
      takeTheirs={m.takeTheirs}
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
            const theirs = conflict.current.find((line) => line.student._id === student);
            return (
              <tr key={student}>
                <th scope="row">
                  <bdi>{lines.find((line) => line.student._id === student)?.student.name}</bdi>
                </th>
                <td>{mine && shown(mine)}</td>
                <td>{theirs && shown(theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ConflictDialog>
  );
}
