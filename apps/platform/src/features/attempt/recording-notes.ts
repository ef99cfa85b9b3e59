import type { PendingRecording, TakeProblem } from '@rubrica/question-kit/react';
import type { RecordingId } from '@rubrica/question-kit';
import type { Part } from './load-attempt.ts';
import type { QuestionNumber } from './parts/question-numbers.ts';

/** What a student should know of a recording before submitting. */
export interface RecordingNote {
  /** The number of the question that it answers. */
  number: number;
  what: TakeProblem | Exclude<PendingRecording['state'], 'arrived'>;
}

interface Recordings {
  problems: Readonly<Record<RecordingId, TakeProblem>>;
  pending: readonly PendingRecording[];
}

/** The recordings that are broken or not on the server yet, in the order of the questions; each thing is said once a question. */
export function recordingNotes(
  parts: readonly Pick<Part, 'question'>[],
  numbers: readonly QuestionNumber[],
  { problems, pending }: Recordings,
): RecordingNote[] {
  return numbers.flatMap(({ number, part, block }) => {
    const id = parts[part]?.question.view.questions[block]?.id;
    if (id === undefined) return [];
    const answersBlock = (recording: RecordingId) => recording.startsWith(`${id}:`);
    const found = new Set<RecordingNote['what']>();
    for (const [recording, problem] of Object.entries(problems)) if (answersBlock(recording)) found.add(problem);
    for (const { recordingId, state } of pending)
      if (state !== 'arrived' && answersBlock(recordingId)) found.add(state);
    return [...found].map((what) => ({ number, what }));
  });
}
