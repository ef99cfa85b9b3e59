import type { LectureQuestion, StudentVideoQuestion } from '@rubrica/api-client/contract';
import { tryState } from '@rubrica/api-client/contract';
import { markAnswers, ownAnswers, toStudentView, type AnswerEntry } from '@rubrica/question-kit';
import { rulesOf } from './question-rules.ts';

/** The author's last try at a question, which stays in the browser. */
export interface LocalTry {
  number: number;
  entries: AnswerEntry[];
}

/** Returns a question as a student would get it from the server after these tries. */
export function asStudentSees(stored: LectureQuestion, last: LocalTry | undefined): StudentVideoQuestion {
  const marked = last && markAnswers(stored.content, ownAnswers(stored.content, last.entries));
  const pending = marked?.blocks.filter((block) => block.pending).length ?? 0;
  const { outcome, triesUsed, triesLeft, isPassed } = tryState(
    stored,
    last && marked ? { mark: marked.mark, maximum: marked.maximum, pending, try: last.number } : null,
  );
  const isFinished = triesLeft === 0;
  return {
    _id: stored._id,
    video: stored.video,
    ...rulesOf(stored),
    version: stored.version,
    view: toStudentView(stored.content),
    triesUsed,
    triesLeft,
    isPassed,
    answer:
      last && marked && outcome
        ? {
            try: last.number,
            outcome,
            answers: isFinished ? marked.entries : last.entries,
            answeredAt: new Date().toISOString(),
            marks: isFinished && pending === 0 ? marked.blocks : null,
            solution: isFinished && stored.showWhy ? stored.content : null,
          }
        : null,
  };
}

/** The questions that students would be asked, in the order in which the video stops. */
export function askedQuestions(questions: readonly LectureQuestion[]): LectureQuestion[] {
  return questions
    .filter(({ isReady, archived }) => isReady && !archived)
    .toSorted((a, b) => a.atMs - b.atMs || (a._id < b._id ? -1 : 1));
}
