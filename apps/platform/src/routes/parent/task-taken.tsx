import { useParams } from 'react-router-dom';
import { ReviewPage } from '../../features/review/review-page.tsx';

/** A child's released attempt. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <ReviewPage
      attempt={id}
      forParent
      breadcrumbsOf={({ attempt }) => [{ label: attempt.studentName, to: `/parent/child/${attempt.student}` }]}
    />
  );
}
