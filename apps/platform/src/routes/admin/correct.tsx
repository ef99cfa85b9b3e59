import { useParams } from 'react-router-dom';
import { QueuePage } from '../../features/marking/queue/queue-page.tsx';

export function Component() {
  const { taskId = '' } = useParams();
  return <QueuePage task={taskId} area="/admin" canMarkByQuestion />;
}
