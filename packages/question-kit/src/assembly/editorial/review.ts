import type { PaperQuestion } from '../paper/paper.ts';

/** What reviewers of a question wrote and decided: the part of a question in a paper that is not its draft. */
export type Review = Pick<PaperQuestion, 'state' | 'stateChanges' | 'comments' | 'suggestions'>;

/** Who does something, and when. */
export interface Signature {
  /** The name of a person, as they gave it. */
  by: string;
  /** ISO 8601 in UTC. */
  at: string;
}
