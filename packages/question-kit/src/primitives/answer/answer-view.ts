import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import type { AnswerMessages } from '../messages/answer.ts';
import type { StimulusLayout } from '../stimulus/stimulus-layout.ts';
import type { Callback } from '../views/callback.ts';

/** The props of an answer view. It reads no other block state, so that changes elsewhere do not render it again. */
export interface AnswerProps<Block, Entry> {
  block: Block;
  /** The student's answer so far; undefined if nothing is stored yet. */
  entry: Entry | undefined;
  onChange: Callback<Entry>;
  readOnly: boolean;
  /** Unique prefix of the ids and names of this block. */
  uid: string;
  /** The block's number on the page; undefined if it is the only one. */
  number: number | undefined;
  messages: AnswerMessages;
  /** The language of the question's own texts. */
  lang: string;
}

/**
 * The answer view of one type and its styles. The styles of all types form one stylesheet, so that each block renders plain
 * elements only.
 */
export interface AnswerView<Block, Entry> {
  Answer: Callback<AnswerProps<Block, Entry>, ReactNode>;
  styles: RuleSet;
  /** How the stimulus of a question of this type lies; above the questions by default. */
  layout?: StimulusLayout;
}
