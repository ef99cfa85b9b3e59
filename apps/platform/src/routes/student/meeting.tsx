import { AttendanceSection } from '../../features/attendance/attendance-section.tsx';
import { StudentMeetingsPage } from '../../features/meetings/student/student-meetings-page.tsx';
import { pageSession } from '../../lib/storage/session.ts';

/** A student's meetings, with their own attendance. */
export function Component() {
  return <StudentMeetingsPage attendance={<AttendanceSection student={pageSession()?._id ?? ''} />} />;
}
