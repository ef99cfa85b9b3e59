import type { Lecture, LectureQuestionId, StudentVideoQuestion, VideoId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';

/**
 * The questions of a lecture for the student, and sending a try. What the server replies to a try takes the question's place;
 * what depends on it follows.
 */
export function useLectureQuestions(video: VideoId) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf('StudentVideoQuestion', video),
    queryFn: ({ signal }) => api.listStudentVideoQuestions({ query: { video }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const put = useCallback(
    (next: StudentVideoQuestion) => {
      client.setQueryData<{ items: StudentVideoQuestion[] }>(keyOf('StudentVideoQuestion', video), (before) =>
        before ? { items: before.items.map((item) => (item._id === next._id ? next : item)) } : before,
      );
    },
    [client, video],
  );

  const send = useCallback(
    async (question: StudentVideoQuestion, answers: AnswerEntry[]): Promise<StudentVideoQuestion> => {
      const { _id: id, triesUsed, version } = question;
      const next = await api.answerStudentVideoQuestion({
        params: { id },
        body: { try: triesUsed + 1, version, answers },
      });
      put(next);
      if (next.isPassed) {
        // Not fetched again: what is being watched is not to jump.
        client.setQueryData<Lecture>(
          keyOf('Lecture', 'one', video),
          (lecture) =>
            lecture && {
              ...lecture,
              stops: lecture.stops.map((stop) => (stop._id === id ? { ...stop, isAnswered: true } : stop)),
            },
        );
        void invalidate(client, 'Task');
      }
      return next;
    },
    [client, put, video],
  );

  return { query, put, send };
}

/** Returns one question of a lecture; undefined while they load. */
export function questionOf(
  questions: readonly StudentVideoQuestion[] | undefined,
  id: LectureQuestionId,
): StudentVideoQuestion | undefined {
  return questions?.find(({ _id }) => _id === id);
}
