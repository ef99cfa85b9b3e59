import { maximumMark } from '../core/marking.ts';
import type { Draft } from '../core/question.ts';

/** What the totals are made from. */
interface CountedSection {
  readonly minutes: number | null;
  readonly questions: readonly { readonly draft: Draft }[];
}

/** What a paper or a section adds up to. */
export interface PaperTotals {
  questions: number;
  /** The sub-questions that a student answers or reads. */
  blocks: number;
  points: number;
  /** Null where no section says its time. */
  minutes: number | null;
  /** How many sections do not say their time. */
  sectionsWithoutMinutes: number;
}

/** Adds a paper's sections up. */
export function totalsOf(sections: readonly CountedSection[]): PaperTotals {
  const drafts = sections.flatMap(({ questions }) => questions.map(({ draft }) => draft));
  const timed = sections.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
  return {
    questions: drafts.length,
    blocks: sum(drafts.map((draft) => draft.questions.length)),
    points: sum(drafts.map(pointsOf)),
    minutes: timed.length === 0 ? null : sum(timed),
    sectionsWithoutMinutes: sections.length - timed.length,
  };
}

/** What a question is worth: 0 while it cannot be marked. */
export function pointsOf(draft: Draft): number {
  try {
    return maximumMark(draft);
  } catch {
    return 0;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
