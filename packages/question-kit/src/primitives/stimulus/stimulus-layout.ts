import type { ComponentType, ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer.ts';

/** Props of the component that shows the stimulus beside the questions. */
export interface BesideProps {
  /** Whether the stimulus collapses into a bar where the view is too narrow: a source text does, a photo does not. */
  isCollapsible: boolean;
  /** The CSS width from which they are side by side. */
  minWidth: string;
  stimulus: ReactNode;
  messages: AnswerMessages;
  /** The questions. */
  children: ReactNode;
}

/** Props of the component around a text in which the reader can highlight words. */
export interface HighlightableProps {
  /** False where an answer is only read. */
  canHighlight: boolean;
  /** Identifies the text within the attempt. */
  id: string;
  /** The accessible name. */
  label: string;
  lang: string;
  children: ReactNode;
}

/**
 * The layout of the stimulus of a type, if it is not above the questions. The type imports the components, so that pages
 * without such a type do not load them.
 */
export interface StimulusLayout {
  Beside: ComponentType<BesideProps>;
  /** For a source text; without it the stimulus is a photo that can be zoomed. */
  Highlightable?: ComponentType<HighlightableProps>;
}
