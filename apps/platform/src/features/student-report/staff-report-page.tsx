import type { UserId } from '@rubrica/api-client/contract';
import { useMessages } from '../../lib/i18n.ts';
import { StudentReportPage } from './student-report-page.tsx';

const texts = { en: { users: 'Users', tasks: 'Tasks' }, ar: { users: 'المستخدمون', tasks: 'المهام' } };

/** A student's report for one sheet of paper, as staff open it from the student's page. */
export function StaffReportPage({ student, area }: { student: UserId; area: '/admin' | '/assistant' }) {
  const { users, tasks } = useMessages(texts);
  const above = area === '/admin' ? { label: users, to: '/admin/users' } : { label: tasks, to: '/assistant/tasks' };
  return (
    <StudentReportPage
      student={student}
      breadcrumbsOf={({ _id, name }) => [above, { label: name, to: `${area}/users/student/${_id}` }]}
    />
  );
}
