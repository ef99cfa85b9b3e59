import { useParams } from 'react-router-dom';
import { StudentReportPage } from '../../features/student-report/student-report-page.tsx';
import { useMessages } from '../../lib/i18n.ts';

const texts = { en: { children: 'Your children' }, ar: { children: 'أبناؤك' } };

/** The report of a parent's child. */
export function Component() {
  const { id = '' } = useParams();
  const { children } = useMessages(texts);
  return (
    <StudentReportPage
      student={id}
      breadcrumbsOf={({ _id, name }) => [
        { label: children, to: '/parent' },
        { label: name, to: `/parent/child/${_id}` },
      ]}
    />
  );
}
