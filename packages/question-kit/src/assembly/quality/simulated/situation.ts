import type { Draft } from '../../core/question.ts';
import { passagesOf } from '../text/draft-parts.ts';

/** What a student has before them. */
export interface Situation {
  seed: number;
  /** What there is to read or hear, as plain text. */
  passage: string;
  /** In which language answers are, where their letters do not tell. */
  language: string;
}

/** What the students of a draft have before them. */
export function situationOf(draft: Draft, seed: number, language: string): Situation {
  const passage = passagesOf(draft)
    .map(({ text }) => text)
    .join('\n');
  return { seed, passage, language };
}
