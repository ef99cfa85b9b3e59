import { useParams } from 'react-router-dom';
import { EditPage } from '../../features/questions/edit-page.tsx';

export function Component() {
  const { questionId = '' } = useParams();
  return <EditPage question={questionId} />;
}
