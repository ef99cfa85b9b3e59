import { useNavigate } from 'react-router-dom';
import { QuestionDesk } from '../../features/questions/question-desk.tsx';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <PlatformKit>
      <QuestionDesk onCreated={(id) => void navigate(`/admin/questions/edit/${id}`, { replace: true })} />
    </PlatformKit>
  );
}
