import type { ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer-en.ts';
import type { StimulusLayout } from './stimulus-layout.ts';

interface StimulusFrameProps {
  layout: StimulusLayout | undefined;
  /** The width from which they stand side by side; 56rem by default. */
  from?: string;
  /** False where it is not shown. */
  stimulus: ReactNode;
  messages: AnswerMessages;
  /** The questions. */
  children: ReactNode;
}

/** The stimulus and the questions, as their type lays them. */
export function StimulusFrame({ layout, from = '56rem', stimulus, messages, children }: StimulusFrameProps) {
  if (layout && stimulus) {
    const { Beside, Penned } = layout;
    return (
      <Beside folds={Penned !== undefined} from={from} stimulus={stimulus} messages={messages}>
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
