import { useParams } from 'react-router-dom';
import { SheetPage } from '../../features/marking/sheet/sheet-page.tsx';

export function Component() {
  const { taskId = '', id = '' } = useParams();
  const queueAt = `/admin/tasks/correct/${taskId}`;
  return <SheetPage attempt={id} queueAt={queueAt} attemptAt={(attempt) => `${queueAt}/task-taken/${attempt}`} />;
}
