import { useParams } from 'react-router-dom';
import { AttendanceSection } from '../../features/attendance/attendance-section.tsx';
import { ChildPage } from '../../features/children/child-page.tsx';
import { ChildMeetings } from '../../features/meetings/student/child-meetings.tsx';

/** A parent's child: tasks and lectures, meetings, and attendance. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <ChildPage id={id}>
      <ChildMeetings student={id} />
      <AttendanceSection student={id} isChild />
    </ChildPage>
  );
}
