import { useParams, useSearchParams } from 'react-router-dom';
import { SheetPage } from '../../features/marking/sheet/sheet-page.tsx';

/** Marks one question across students: each attempt opens at this question. */
export function Component() {
  const { taskId = '', id = '' } = useParams();
  const [search] = useSearchParams();
  const question = search.get('question');
  const queueAt = `/admin/tasks/task-questions/${taskId}`;
  const suffix = question ? `?question=${question}` : '';
  return (
    <SheetPage
      attempt={id}
      queueAt={queueAt}
      attemptAt={(attempt) => `${queueAt}/task-taken/${attempt}${suffix}`}
      question={question}
    />
  );
}
