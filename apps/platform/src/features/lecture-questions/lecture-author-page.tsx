import type { LectureQuestionId, Video, VideoId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Cluster, QuietButton } from '@rubrica/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFocusOnChange } from '../../lib/address/use-focus-on-change.ts';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { LecturePlayer } from '../../lib/lecture-player/lecture-player.tsx';
import { createPlayerControl } from '../../lib/lecture-player/player-control.ts';
import { sourceOf } from '../../lib/lecture-player/source-of.ts';
import { lazyComponentOrMissing } from '../../lib/page/lazy-page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { exactVideoTime, videoTime } from '../../lib/video-time.ts';
import { AuthorLayout } from './author-layout.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionTimeLine } from './question-time-line.tsx';
import { useMoveQuestion } from './use-move-question.ts';
import { useVideoQuestions } from './use-video-questions.ts';

// The editor and what answers questions weigh several times as much as the video with its list.
const QuestionForm = lazyComponentOrMissing(async () => (await import('./question-form.tsx')).QuestionForm);
const TryLecture = lazyComponentOrMissing(async () => (await import('./try-lecture.tsx')).TryLecture);

/** Adding questions to a video. The address says which one is open: `?question=`, `new` with its place `&at=`, or `?try`. */
export function LectureAuthorPage({ video: id }: { video: VideoId }) {
  const { lecture: messages } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Video', 'one', id),
    queryFn: ({ signal }) => api.getVideo({ params: { id }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={messages.notLoaded} loadingLabel={messages.loading}>
      {(video) => <Authoring key={id} video={video} />}
    </QueryView>
  );
}

function Authoring({ video }: { video: Video }) {
  const [search, setSearch] = useSearchParams();
  const [startMs, setStartMs] = useState(0);
  const question = search.get('question');
  useFocusOnChange(`${question} ${search.has('try')}`);
  if (question !== null) {
    const atMs = Number(search.get('at') ?? 0);
    return (
      <QuestionForm
        key={question}
        video={video}
        question={question === 'new' ? null : question}
        atMs={Number.isFinite(atMs) ? Math.min(Math.max(0, atMs), video.durationMs) : 0}
        onCreated={(id) => setSearch({ question: id }, { replace: true })}
      />
    );
  }
  if (search.has('try')) return <TryLecture video={video} />;
  return (
    <Overview
      video={video}
      startMs={startMs}
      onOpen={(id, atMs) => {
        setStartMs(atMs);
        setSearch(id === 'new' ? { question: id, at: String(atMs) } : { question: id });
      }}
      onTry={() => setSearch({ try: '' })}
    />
  );
}

interface OverviewProps {
  video: Video;
  /** Where the video stood when a question was opened. */
  startMs: number;
  onOpen: (question: LectureQuestionId, atMs: number) => void;
  onTry: () => void;
}

/** The video with its questions: on the time line, and as a list. */
function Overview({ video, startMs, onOpen, onTry }: OverviewProps) {
  const { list, lecture: messages } = useMessages({ en, ar });
  const [control] = useState(createPlayerControl);
  const [positionMs, setPositionMs] = useState(startMs);
  const query = useVideoQuestions(video._id);
  const move = useMoveQuestion(video._id);
  const questions = query.data ?? [];
  const asked = questions.filter(({ archived }) => !archived);

  useEffect(() => {
    const stop = control.subscribe(() => setPositionMs(control.positionMs()));
    return () => stop();
  }, [control]);
  const go = (atMs: number) => {
    control.pause();
    control.seek(atMs);
  };

  return (
    <WorkspacePage
      title={video.title}
      lead={videoTime(video.durationMs)}
      parent={{ label: list.title, to: '/admin/lecture-questions' }}
    >
      <AuthorLayout
        watch={
          <>
            <LecturePlayer
              control={control}
              video={video._id}
              label={video.title}
              source={sourceOf(video.source)}
              poster={video.poster}
              durationMs={video.durationMs}
              captions={video.captions}
              startMs={startMs}
            />
            <QuestionTimeLine
              questions={asked}
              durationMs={video.durationMs}
              onMove={(id, atMs) => {
                move(id, atMs);
                go(atMs);
              }}
              onOpen={(id) => onOpen(id, control.positionMs())}
            />
            <Cluster gap={8}>
              <Button
                variant="primary"
                onClick={() => {
                  control.pause();
                  onOpen('new', Math.round(control.positionMs() / 100) * 100);
                }}
              >
                {messages.addAt(exactVideoTime(positionMs))}
              </Button>
              {asked.some(({ isReady }) => isReady) && <QuietButton onClick={onTry}>{messages.tryIt}</QuietButton>}
            </Cluster>
          </>
        }
        sideLabel={messages.list}
        side={<QuestionList query={query} onGo={go} onEdit={(id) => onOpen(id, control.positionMs())} />}
      />
    </WorkspacePage>
  );
}
