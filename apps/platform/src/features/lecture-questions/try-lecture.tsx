import type { LectureQuestion, LectureQuestionId, Video } from '@rubrica/api-client/contract';
import { validateAnswers, type AnswerEntry } from '@rubrica/question-kit';
import { useQueries } from '@tanstack/react-query';
import { Banner, Skeleton } from '@rubrica/ui';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { AskedQuestion } from '../../lib/lecture-questions/asked-question.tsx';
import * as asked from '../../lib/lecture-questions/messages.ts';
import { LecturePlayer } from '../../lib/lecture-player/lecture-player.tsx';
import { createPlayerControl } from '../../lib/lecture-player/player-control.ts';
import type { LectureStop } from '../../lib/lecture-player/player-types.ts';
import { sourceOf } from '../../lib/lecture-player/source-of.ts';
import { Transcript } from '../../lib/lecture-player/transcript.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { AuthorLayout } from './author-layout.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { asStudentSees, askedQuestions, type LocalTry } from './try-questions.ts';
import { useVideoQuestions } from './use-video-questions.ts';

/** The lecture as its students watch it, for the author: answers are marked in the browser, and nothing is stored. */
export function TryLecture({ video }: { video: Video }) {
  const { lecture: messages } = useMessages({ en, ar });
  const summaries = useVideoQuestions(video._id);
  const ids = (summaries.data ?? []).filter(({ isReady, archived }) => isReady && !archived).map(({ _id }) => _id);
  const questions = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf('LectureQuestion', 'try', id),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getLectureQuestion({ params: { id }, signal }),
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  });
  const isLoading = summaries.isPending || questions.length < ids.length;
  return (
    <WorkspacePage
      title={messages.tryIt}
      parent={{ label: video.title, to: `/admin/lecture-questions/${video._id}` }}
      notices={<Banner tone="info">{messages.tryNote}</Banner>}
    >
      {isLoading ? (
        <div aria-busy="true">
          <Skeleton height="320px" />
        </div>
      ) : (
        <PlatformKit>
          <Trying video={video} questions={askedQuestions(questions)} />
        </PlatformKit>
      )}
    </WorkspacePage>
  );
}

function Trying({ video, questions }: { video: Video; questions: readonly LectureQuestion[] }) {
  const { lecture: messages } = useMessages({ en, ar });
  const texts = useMessages({ en: asked.en, ar: asked.ar });
  const [control] = useState(createPlayerControl);
  const [open, setOpen] = useState<LectureQuestionId | null>(null);
  const [passed, setPassed] = useState<ReadonlySet<LectureQuestionId>>(new Set());
  const [tries, setTries] = useState<ReadonlyMap<LectureQuestionId, LocalTry>>(new Map());
  const [entries, setEntries] = useState<AnswerEntry[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const stops = useMemo(
    (): LectureStop[] =>
      questions
        .filter(({ _id }) => !passed.has(_id))
        .map(({ _id, atMs, isRequired }) => ({ id: _id, atMs, isRequired })),
    [passed, questions],
  );
  const onStop = useCallback((stop: LectureStop) => setOpen(stop.id), []);
  const stored = questions.find(({ _id }) => _id === open);
  const question = stored && asStudentSees(stored, tries.get(stored._id));

  const check = () => {
    if (!question) return;
    const isBlank = validateAnswers(question.view, entries).overall === 'empty';
    setEmpty(isBlank);
    if (!isBlank) setTries(new Map([...tries, [question._id, { number: question.triesUsed + 1, entries }]]));
  };
  const goOn = () => {
    if (!question) return;
    setPassed(new Set([...passed, question._id]));
    setOpen(null);
    setEntries([]);
    setEmpty(false);
    // The stop is off the list once this has been rendered.
    requestAnimationFrame(() => control.play());
  };
  return (
    <AuthorLayout
      watch={
        <LecturePlayer
          control={control}
          video={video._id}
          label={video.title}
          source={sourceOf(video.source)}
          poster={video.poster}
          durationMs={video.durationMs}
          captions={video.captions}
          stops={stops}
          onStop={onStop}
          question={
            question && (
              <AskedQuestion
                key={question._id}
                question={question}
                entries={entries}
                onEntries={setEntries}
                onCheck={check}
                notice={
                  isEmpty && (
                    <Banner tone="warning" announce>
                      {texts.empty}
                    </Banner>
                  )
                }
                onContinue={goOn}
              />
            )
          }
        />
      }
      sideLabel={messages.transcript}
      side={<Transcript control={control} captions={video.captions} />}
    />
  );
}
