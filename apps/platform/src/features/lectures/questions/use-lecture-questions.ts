import type { Lecture, LectureQuestionId, StudentVideoQuestion, VideoId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';

/** The questions of a lecture for one visit: like the lecture, they are loaded once, and anew at the next visit. */
export function lectureQuestions(video: VideoId) {
  return queryOptions({
    queryKey: keyOf('StudentVideoQuestion', video),
    queryFn: ({ signal }) => api.listStudentVideoQuestions({ query: { video }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/**
 * The questions of a lecture for the student, and sending a try. What the server replies to a try takes the question's place;
 * what depends on it follows.
 */
export function useLectureQuestions(video: VideoId) {
  const client = useQueryClient();
  const query = useQuery(lectureQuestions(video));

  const putAll = useCallback(
    (change: (items: readonly StudentVideoQuestion[]) => StudentVideoQuestion[]) => {
      client.setQueryData(lectureQuestions(video).queryKey, (before) => before && { items: change(before.items) });
    },
    [client, video],
  );
  const putStops = useCallback(
    (change: (stops: Lecture['stops']) => Lecture['stops']) => {
      // Not fetched again: what is being watched is not to jump.
      client.setQueryData<Lecture>(
        keyOf('Lecture', 'one', video),
        (lecture) => lecture && { ...lecture, stops: change(lecture.stops) },
      );
    },
    [client, video],
  );

  /** Puts a question as the server has it in its place, and marks where the lecture stops for it once it may go on. */
  const put = useCallback(
    (next: StudentVideoQuestion) => {
      putAll((items) => items.map((item) => (item._id === next._id ? next : item)));
      if (!next.isPassed) return;
      putStops((stops) => stops.map((stop) => (stop._id === next._id ? { ...stop, isAnswered: true } : stop)));
      void invalidate(client, 'Task');
    },
    [client, putAll, putStops],
  );

  const send = useCallback(
    async (question: StudentVideoQuestion, answers: AnswerEntry[]): Promise<StudentVideoQuestion> => {
      const { _id: id, triesUsed, version } = question;
      const next = await api.answerStudentVideoQuestion({
        params: { id },
        body: { try: triesUsed + 1, version, answers },
      });
      put(next);
      return next;
    },
    [put],
  );

  /** Takes a question off the list that the server does not find. */
  const drop = useCallback(
    (id: LectureQuestionId) => putAll((items) => items.filter(({ _id }) => _id !== id)),
    [putAll],
  );
  /** Takes the stop of a question out that the lecture does not have any more. */
  const dropStop = useCallback(
    (id: LectureQuestionId) => putStops((stops) => stops.filter(({ _id }) => _id !== id)),
    [putStops],
  );

  return { query, put, send, drop, dropStop };
}

/** Returns one question of a lecture; undefined while they load. */
export function questionOf(
  questions: readonly StudentVideoQuestion[] | undefined,
  id: LectureQuestionId,
): StudentVideoQuestion | undefined {
  return questions?.find(({ _id }) => _id === id);
}
