import type { Lecture, LectureQuestionId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { LectureStop } from '../../lib/lecture-player/player-types.ts';
import { lectureQuestions } from './questions/use-lecture-questions.ts';

/** Which questions of a lecture still stop it, and which one it has stopped at. Loads what they ask. */
export function useStopAnswers(lecture: Lecture, isAsking: boolean) {
  const [open, setOpen] = useState<LectureQuestionId | null>(null);
  const [passed, setPassed] = useState<ReadonlySet<LectureQuestionId>>(new Set());

  const stops = useMemo(
    (): LectureStop[] =>
      isAsking
        ? lecture.stops
            .filter(({ _id, isAnswered }) => !isAnswered && !passed.has(_id))
            .map(({ _id, atMs, isRequired }) => ({ id: _id, atMs, isRequired }))
        : [],
    [lecture.stops, passed, isAsking],
  );
  // With the lecture, which knows where they are: what it stops for is there at the stop, also without a network.
  useQuery({ ...lectureQuestions(lecture._id), enabled: stops.length > 0 });
  const onStop = useCallback((stop: LectureStop | null) => setOpen(stop?.id ?? null), []);
  const pass = useCallback((question: LectureQuestionId) => {
    setPassed((before) => new Set([...before, question]));
    setOpen(null);
  }, []);
  return { stops, open, onStop, pass };
}
