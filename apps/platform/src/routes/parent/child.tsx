import { useParams } from 'react-router-dom';
import { ChildPage } from '../../features/children/child-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ChildPage key={id} id={id} />;
}
