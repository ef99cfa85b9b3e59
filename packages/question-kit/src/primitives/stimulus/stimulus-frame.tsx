import type { ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer.ts';
import type { StimulusLayout } from './stimulus-layout.ts';

interface StimulusFrameProps {
  layout: StimulusLayout | undefined;
  /** The CSS width from which they are side by side; 56rem by default. */
  minWidth?: string;
  /** False if it is not shown. */
  stimulus: ReactNode;
  messages: AnswerMessages;
  /** The questions. */
  children: ReactNode;
}

/** The stimulus and the questions in the layout of their type. */
export function StimulusFrame({ layout, minWidth = '56rem', stimulus, messages, children }: StimulusFrameProps) {
  if (layout && stimulus) {
    const { Beside, Highlightable } = layout;
    return (
      <Beside isCollapsible={Highlightable !== undefined} minWidth={minWidth} stimulus={stimulus} messages={messages}>
        {children}
      </Beside>
    );
  }
  return (
    <>
      {stimulus}
      {children}
    </>
  );
}
