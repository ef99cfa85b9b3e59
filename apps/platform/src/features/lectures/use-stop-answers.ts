import type { Lecture, LectureQuestionId } from '@rubrica/api-client/contract';
import { useCallback, useMemo, useState } from 'react';
import type { LectureStop } from '../../lib/lecture-player/player-types.ts';

/** Which questions of a lecture still stop it, and which one it has stopped at. */
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
  const onStop = useCallback((stop: LectureStop | null) => setOpen(stop?.id ?? null), []);
  const pass = useCallback((question: LectureQuestionId) => {
    setPassed((before) => new Set([...before, question]));
    setOpen(null);
  }, []);
  return { stops, open, onStop, pass };
}
