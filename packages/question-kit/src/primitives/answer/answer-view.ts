import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import type { AnswerMessages } from '../messages/answer-en.ts';
import type { StimulusLayout } from '../stimulus/stimulus-layout.ts';
import type { Takes } from '../views/takes.ts';

/** What an answer view receives. It reads nothing else, so that it is drawn again for its own sake only. */
export interface AnswerProps<Block, Entry> {
  block: Block;
  /** What the student has given so far; undefined where nothing has been stored yet. */
  entry: Entry | undefined;
  onChange: Takes<Entry>;
  readOnly: boolean;
  /** Begins every id and name of this block; no other block on the page has it. */
  uid: string;
  /** The block's number on the page; undefined where it stands alone. */
  number: number | undefined;
  messages: AnswerMessages;
  /** The language of the question's own texts. */
  lang: string;
}

/**
 * The answer view of one type and what it looks like. The styles of all types make one stylesheet, so that a block costs
 * a page no more than its plain elements.
 */
export interface AnswerView<Block, Entry> {
  Answer: Takes<AnswerProps<Block, Entry>, ReactNode>;
  styles: RuleSet;
  /** How the stimulus of a question of this type lies; above the questions by default. */
  layout?: StimulusLayout;
}
