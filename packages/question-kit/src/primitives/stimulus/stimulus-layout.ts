import type { ComponentType, ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer-en.ts';

/** What lays the stimulus beside the questions receives. */
export interface BesideProps {
  /** A source text folds away where there is no room for both; a photo stays. */
  folds: boolean;
  /** The width that has room for both. */
  from: string;
  stimulus: ReactNode;
  messages: AnswerMessages;
  /** The questions. */
  children: ReactNode;
}

/** What surrounds a text that is read with a pen in the hand. */
export interface PennedProps {
  /** Whether there is one: who only reads an answer needs none. */
  pen: boolean;
  /** Names the text among those of the attempt. */
  id: string;
  /** What it is, for a screen reader. */
  label: string;
  lang: string;
  children: ReactNode;
}

/**
 * How a type's stimulus lies, where it does not stand above the questions. The type brings what it takes, so that pages
 * without such a type load none of it.
 */
export interface StimulusLayout {
  Beside: ComponentType<BesideProps>;
  /** For a source text to be worked with; without it the stimulus is a photo to be looked at closely. */
  Penned?: ComponentType<PennedProps>;
}
