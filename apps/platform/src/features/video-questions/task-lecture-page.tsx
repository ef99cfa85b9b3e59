import type { LectureAnswer, LectureAnswerId, TaskId, TaskLecture, VideoId } from '@rubrica/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EmptyState, Heading, token } from '@rubrica/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { AnswerMarker } from './answer-marker.tsx';
import { ar, en } from './messages.ts';
import { QuestionAnswers } from './question-answers.tsx';
import { RewoundMoments } from './rewound-moments.tsx';
import { createUnsavedMarks } from './unsaved-marks.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(340px, 42%);
  block-size: 100%;
  & > * {
    min-block-size: 0;
    overflow: auto;
    padding: ${token.space[16]};
  }
  & > section {
    border-inline-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  @media (max-width: 900px) {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    overflow: auto;
    & > * {
      flex: none;
      overflow: visible;
      padding: ${token.space[12]};
    }
    & > section {
      border-inline-start: 0;
      border-block-end: 1px solid ${token.color.line};
    }
  }
`;

interface TaskLecturePageProps {
  task: TaskId;
  video: VideoId;
  /** The role's own area: `/admin` or `/assistant`. */
  area: string;
}

/** The answers of a task's students in one of its lectures, question by question; those that wait are marked here. */
export function TaskLecturePage({ task, video, area }: TaskLecturePageProps) {
  const messages = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Task', task, 'lectures', video),
    queryFn: ({ signal }) => api.getTaskLecture({ params: { id: task, videoId: video }, signal }),
    // Marks are edits of this copy.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView query={query} errorTitle={messages.lectureNotLoaded} loadingLabel={messages.loading}>
      {(lecture) => (
        <PlatformKit>
          <Answers lecture={lecture} task={task} area={area} />
        </PlatformKit>
      )}
    </QueryView>
  );
}

function Answers({ lecture, task, area }: Omit<TaskLecturePageProps, 'video'> & { lecture: TaskLecture }) {
  const messages = useMessages({ en, ar });
  const client = useQueryClient();
  const { questions } = lecture;
  const all = questions.flatMap(({ answers }) => answers);
  const [marks] = useState(() => createUnsavedMarks(all));
  const unsaved = useSyncExternalStore(marks.subscribe, marks.all);
  const [openId, setOpen] = useState<LectureAnswerId | null>(
    () => all.find(({ outcome }) => outcome === 'pending')?._id ?? null,
  );
  const open = all.find(({ _id }) => _id === openId);
  const content = questions
    .find(({ _id }) => _id === open?.question)
    ?.versions.find(({ version }) => version === open?.questionVersion)?.content;

  const onSaved = useCallback(
    (saved: LectureAnswer) => {
      client.setQueryData<TaskLecture>(
        keyOf('Task', task, 'lectures', lecture.video),
        (before) =>
          before && {
            ...before,
            questions: before.questions.map((question) => ({
              ...question,
              answers: question.answers.map((answer) => (answer._id === saved._id ? saved : answer)),
            })),
          },
      );
      void client.invalidateQueries({ queryKey: keyOf('Task', 'list') });
    },
    [client, lecture.video, task],
  );
  const step = (by: number) => {
    const index = all.findIndex(({ _id }) => _id === openId);
    const next = all[index + by];
    if (next) setOpen(next._id);
  };
  const nextPending = () => {
    const index = all.findIndex(({ _id }) => _id === openId);
    const waiting = [...all.slice(index + 1), ...all.slice(0, index)].find(({ outcome }) => outcome === 'pending');
    setOpen(waiting?._id ?? null);
  };
  const waits = all.some(({ outcome }) => outcome === 'pending');

  return (
    <WorkspacePage
      title={lecture.title}
      parent={{ label: messages.label, to: `${area}/tasks/video-questions/${task}` }}
    >
      <Columns>
        <div>
          {questions.length === 0 && <EmptyState title={messages.noQuestions}>{messages.noQuestionsText}</EmptyState>}
          {questions.map((question) => (
            <QuestionAnswers
              key={question._id}
              question={question}
              students={lecture.students}
              open={openId}
              unsaved={unsaved}
              onOpen={setOpen}
            />
          ))}
          <RewoundMoments video={lecture.video} />
        </div>
        <section aria-label={messages.answers}>
          {open && content ? (
            <>
              <Heading level={2} size={18}>
                <bdi>{open.studentName}</bdi>
              </Heading>
              <AnswerMarker
                key={open._id}
                answer={open}
                unsaved={unsaved.get(open._id)}
                marks={marks}
                content={content}
                onSaved={onSaved}
                onNext={() => step(1)}
                onPrevious={() => step(-1)}
                onNextPending={nextPending}
              />
            </>
          ) : (
            <p role="status">{all.length > 0 && !waits ? messages.allMarked : messages.choose}</p>
          )}
        </section>
      </Columns>
    </WorkspacePage>
  );
}
