import { useParams } from 'react-router-dom';
import { TaskQuestionsPage } from '../../features/marking/queue/task-questions-page.tsx';

export function Component() {
  const { taskId = '' } = useParams();
  return <TaskQuestionsPage task={taskId} />;
}
