import { Skeleton, Stack } from '@rubrica/ui';
import { Suspense, useEffect, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { LecturePage } from '../../features/lectures/lecture-page.tsx';
import { lazyComponentOrMissing } from '../../lib/page/lazy-page.tsx';

const loadQuestion = async () =>
  (await import('../../features/lectures/questions/lecture-question-pane.tsx')).LectureQuestionPane;
const LazyQuestion = lazyComponentOrMissing(loadQuestion);

/** The picture stays while the question loads, and where it cannot be loaded. */
function Question(props: ComponentProps<typeof LazyQuestion>) {
  return (
    <Suspense
      fallback={
        <Stack style={{ padding: 16 }}>
          <Skeleton height="24px" width="50%" />
          <Skeleton height="96px" />
        </Stack>
      }
    >
      <LazyQuestion {...props} />
    </Suspense>
  );
}

/** A lecture, with the questions at which it stops. */
export function Component() {
  const { videoId = '' } = useParams();
  useEffect(() => {
    // Beside the lecture, so that its questions are there where the network is lost; if that fails, it is loaded when it is needed.
    loadQuestion().catch(() => undefined);
  }, []);
  return <LecturePage video={videoId} Question={Question} />;
}
