import type { Lecture, VideoId } from '@rubrica/api-client/contract';
import { Banner, Chip, formatDuration, Progress, QuietButton, Tabs, token, useUi } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleQuestionMark, NotebookPen } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { isTyping, letterOf } from '../../lib/keyboard/letter-of.ts';
import { LecturePlayer } from '../../lib/lecture-player/lecture-player.tsx';
import { createPlayerControl } from '../../lib/lecture-player/player-control.ts';
import { sourceOf } from '../../lib/lecture-player/source-of.ts';
import type { LectureQuestionProps } from '../../lib/lecture-player/question-slot.ts';
import { Transcript } from '../../lib/lecture-player/transcript.tsx';
import { WordsArea } from '../../lib/words/words-area.tsx';
import { useWatchReports } from '../../lib/lecture-player/use-watch-reports.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { LectureLayout } from './lecture-layout.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openNoteDraft } from './note-draft.ts';
import { NotesPane } from './notes-pane.tsx';
import { useMoments } from './use-moments.ts';
import { useStopAnswers } from './use-stop-answers.ts';

/** Closer to its end, a lecture that is opened again begins from the start. */
const endMs = 3000;

const Watched = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  inline-size: clamp(90px, 18vw, 180px);
  & > div {
    flex: 1;
  }
  @media (max-width: 600px) {
    inline-size: 72px;
  }
`;

const Description = styled.p`
  max-inline-size: 65ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface LecturePageProps {
  video: VideoId;
  /** Asks the questions at which the lecture stops. Without it the lecture does not stop. */
  Question?: ComponentType<LectureQuestionProps> | undefined;
}

/** A lecture as its student watches it: the picture, its transcript, one's own notes, and how far one is. */
export function LecturePage({ video, Question }: LecturePageProps) {
  const { lecture: m } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Lecture', 'one', video),
    queryFn: ({ signal }) => api.getLecture({ params: { id: video }, signal }),
    // What is watched meanwhile is not to jump.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryView query={query} errorTitle={m.notLoaded} loadingLabel={m.loading}>
      {(lecture) => <Watching key={lecture._id} lecture={lecture} Question={Question} />}
    </QueryView>
  );
}

function Watching({ lecture, Question }: { lecture: Lecture; Question?: LecturePageProps['Question'] }) {
  const { lecture: m, notes: noteTexts } = useMessages({ en, ar });
  const { language } = useUi();
  const client = useQueryClient();
  const [control] = useState(createPlayerControl);
  const [draft] = useState(() => openNoteDraft(lecture._id).read());
  const [tab, setTab] = useState<'transcript' | 'notes' | 'about'>(
    lecture.captions.length > 0 && !draft ? 'transcript' : 'notes',
  );
  const [noteAtMs, setNoteAtMs] = useState(draft?.atMs ?? null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const moments = useMoments(lecture._id);
  const { progress } = lecture;

  const { isKept } = useWatchReports({
    control,
    lecture,
    onProgress: (next) =>
      client.setQueryData<Lecture>(
        keyOf('Lecture', 'one', lecture._id),
        (before) => before && { ...before, progress: next },
      ),
    onLastReport: () => void invalidate(client, 'Lecture'),
  });
  useEffect(
    () => () => {
      void invalidate(client, 'Lecture');
    },
    [client],
  );

  const { stops, open, onStop, pass } = useStopAnswers(lecture, Question !== undefined);
  const marks = useMemo(
    () =>
      lecture.stops.map(({ _id, atMs, isAnswered }, index) => ({
        id: _id,
        atMs,
        label: m.question(index + 1, isAnswered),
        isDone: isAnswered,
      })),
    [lecture.stops, m],
  );

  const writeNote = () => {
    setTab('notes');
    // What has been begun stays where it is.
    setNoteAtMs((atMs) => atMs ?? control.positionMs());
    // The field is there once the tab is.
    requestAnimationFrame(() => noteField.current?.focus());
  };
  const latestWriteNote = useRef(writeNote);
  useEffect(() => {
    latestWriteNote.current = writeNote;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || letterOf(event) !== 'n' || isTyping(event.target)) return;
      event.preventDefault();
      latestWriteNote.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const markMoment = () => {
    const atMs = control.positionMs();
    moments.mark.mutate(atMs, {
      onSuccess: ({ _id }) =>
        toast.success(m.notUnderstoodAt(formatDuration(Math.floor(atMs / 1000), language)), {
          action: { label: m.undo, onClick: () => moments.takeBack.mutate(_id) },
        }),
    });
  };

  const startMs = progress && progress.positionMs < lecture.durationMs - endMs ? progress.positionMs : 0;
  return (
    <WorkspacePage
      title={lecture.title}
      lead={lecture.level?.name}
      parent={{ label: m.parent, to: '/student/lectures' }}
      actions={<ProgressInBar progress={progress} />}
      notices={isKept && <Banner tone="warning">{m.offline}</Banner>}
    >
      <LectureLayout
        asks={open !== null}
        player={
          <LecturePlayer
            control={control}
            video={lecture._id}
            label={lecture.title}
            source={sourceOf(lecture.source)}
            poster={lecture.poster}
            durationMs={lecture.durationMs}
            captions={lecture.captions}
            startMs={startMs}
            marks={marks}
            stops={stops}
            onStop={onStop}
            question={
              open !== null &&
              Question && (
                <Question
                  key={open}
                  video={lecture._id}
                  question={open}
                  onContinue={() => {
                    pass(open);
                    // The stop is off the list once this has been rendered.
                    requestAnimationFrame(() => control.play());
                  }}
                  onGoBack={(positionMs) => {
                    onStop(null);
                    control.seek(positionMs);
                    control.play();
                  }}
                />
              )
            }
          />
        }
        actions={
          <>
            <QuietButton icon={<CircleQuestionMark />} loading={moments.mark.isPending} onClick={markMoment}>
              {m.notUnderstood}
            </QuietButton>
            <QuietButton icon={<NotebookPen />} aria-keyshortcuts="N" onClick={writeNote}>
              {noteTexts.add}
            </QuietButton>
          </>
        }
        sideLabel={m.side}
        side={
          <Tabs
            label={m.side}
            value={tab}
            onChange={setTab}
            keepMounted
            items={[
              {
                value: 'transcript',
                label: m.transcript,
                content: (
                  <WordsArea source={lecture.title}>
                    <Transcript control={control} captions={lecture.captions} />
                  </WordsArea>
                ),
              },
              {
                value: 'notes',
                label: m.notes,
                content: (
                  <NotesPane
                    control={control}
                    lecture={lecture}
                    moments={moments}
                    place={{ atMs: noteAtMs, set: setNoteAtMs }}
                    field={noteField}
                  />
                ),
              },
              {
                value: 'about',
                label: m.about,
                content: <Description dir="auto">{lecture.description || m.noDescription}</Description>,
              },
            ]}
          />
        }
      />
    </WorkspacePage>
  );
}

function ProgressInBar({ progress }: { progress: Lecture['progress'] }) {
  const { lecture: m } = useMessages({ en, ar });
  const { percent } = useFormat();
  if (progress && progress.completedAt !== null) return <Chip tone="success">{m.completed}</Chip>;
  const watched = progress?.percent ?? 0;
  return (
    <Watched>
      <Progress label={m.progress} hideLabel value={watched / 100} valueText={m.percent(percent(watched))} />
      <span aria-hidden="true">{percent(watched)}</span>
    </Watched>
  );
}
