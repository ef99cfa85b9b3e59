import { useParams } from 'react-router-dom';
import { EditQuestionPage } from '../../features/questions/edit-question-page.tsx';

export function Component() {
  const { questionId = '' } = useParams();
  return <EditQuestionPage question={questionId} />;
}
