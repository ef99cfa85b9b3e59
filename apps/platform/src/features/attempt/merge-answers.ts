import { studentWork, type AnswerEntry } from '@rubrica/question-kit';
import { hashKey } from '@tanstack/react-query';
import type { AnswerContent } from './pending-answer-store.ts';

/** What was changed here and elsewhere since both had `base`. */
export interface MergeInput {
  base: AnswerContent;
  /** What was sent from here since, without a reply: where `theirs` has it, both were made from that. */
  sent?: AnswerContent | undefined;
  mine: AnswerContent;
  theirs: Pick<AnswerContent, 'answers' | 'flagged'>;
}

export interface MergedAnswers {
  content: AnswerContent;
  /** The indices of the blocks that both changed, and changed differently. */
  disputed: number[];
}

/** Compares what the student gave, in whatever order a database has the fields of a file; an entry without anything is none. */
const isSame = (one: AnswerEntry | undefined, other: AnswerEntry | undefined) =>
  hashKey(studentWork(one)) === hashKey(studentWork(other));

/**
 * Joins two answers to a part: of each block the one that was changed. Of a block that both changed it takes that of `preferred`, and
 * names it.
 */
export function mergeAnswers({ base, sent, mine, theirs }: MergeInput, preferred: 'mine' | 'theirs'): MergedAnswers {
  const disputed: number[] = [];
  const length = Math.max(mine.answers.length, theirs.answers.length);
  const answers = Array.from({ length }, (_, index): AnswerEntry => {
    const [first, own, other] = [base, mine, theirs].map((version) => version.answers[index]);
    const tried = sent?.answers[index];
    const before = sent && isSame(other, tried) ? tried : first;
    const isOwnChanged = !isSame(own, before);
    const isDisputed = isOwnChanged && !isSame(other, before) && !isSame(own, other);
    if (isDisputed) disputed.push(index);
    const takesOwn = isDisputed ? preferred === 'mine' : isOwnChanged;
    return (takesOwn ? (own ?? other) : (other ?? own)) ?? [];
  });
  const flaggedBefore = theirs.flagged === sent?.flagged ? sent.flagged : base.flagged;
  return { content: { answers, flagged: mine.flagged === flaggedBefore ? theirs.flagged : mine.flagged }, disputed };
}
