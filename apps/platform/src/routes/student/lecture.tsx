import { useParams } from 'react-router-dom';
import { LecturePage } from '../../features/lectures/lecture-page.tsx';

/** A lecture, with the questions at which it stops. */
export function Component() {
  const { videoId = '' } = useParams();
  return <LecturePage video={videoId} />;
}
