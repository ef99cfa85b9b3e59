import type { Lecture, VideoId } from '@rubrica/api-client/contract';
import { Stack, Tabs, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { LecturePlayer } from '../../lib/lecture-player/lecture-player.tsx';
import { createPlayerControl } from '../../lib/lecture-player/player-control.ts';
import { sourceOf } from '../../lib/lecture-player/source-of.ts';
import { Transcript } from '../../lib/lecture-player/transcript.tsx';
import { VideoStatistics } from '../../lib/lecture-statistics/video-statistics.tsx';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { LectureStudents } from './lecture-students.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Watch = styled.div`
  display: grid;
  /* No larger: the students below are what the page is about. */
  grid-template-columns: minmax(0, 1fr) minmax(260px, 1fr);
  gap: ${token.space[24]};
  align-items: start;

  & > :last-child {
    block-size: min(46dvh, 480px);
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      block-size: 240px;
    }
  }
`;

/** A lecture as an assistant sees it: the video, how far their students are, and where they had trouble. */
export function StaffLecturePage({ video }: { video: VideoId }) {
  const { lecture: m } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Lecture', 'one', video),
    queryFn: ({ signal }) => api.getLecture({ params: { id: video }, signal }),
  });
  return (
    <Compact>
      <QueryView query={query} errorTitle={m.notLoaded} loadingLabel={m.loading}>
        {(lecture) => <StaffLecture lecture={lecture} />}
      </QueryView>
    </Compact>
  );
}

function StaffLecture({ lecture }: { lecture: Lecture }) {
  const { lecture: m, staff } = useMessages({ en, ar });
  const [control] = useState(createPlayerControl);
  const [tab, setTab] = useState<'students' | 'moments'>('students');
  const marks = useMemo(
    () =>
      lecture.stops.map(({ _id, atMs }, index) => ({ id: _id, atMs, label: m.questionOf(index + 1), isDone: false })),
    [lecture.stops, m],
  );
  return (
    <Page
      title={lecture.title}
      lead={lecture.level?.name}
      width="wide"
      breadcrumbs={[{ label: m.parent, to: '/assistant/lectures' }]}
    >
      <Stack gap={24}>
        <Watch>
          <LecturePlayer
            control={control}
            video={lecture._id}
            label={lecture.title}
            source={sourceOf(lecture.source)}
            poster={lecture.poster}
            durationMs={lecture.durationMs}
            captions={lecture.captions}
            marks={marks}
          />
          <Transcript control={control} captions={lecture.captions} />
        </Watch>
        <Tabs
          label={staff.students}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'students', label: staff.students, content: <LectureStudents lecture={lecture} /> },
            {
              value: 'moments',
              label: staff.statistics,
              content: <VideoStatistics video={lecture._id} onGoTo={control.seek} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}
