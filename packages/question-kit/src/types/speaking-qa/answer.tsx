import type { AnswerPropsOf, AnswerViewOf } from '../../primitives/answer/answer-view.ts';
import { speakingAnswerStyles } from '../../families/speaking/views/answer-styles.ts';
import { SpeakingAnswer } from '../../families/speaking/views/speaking-answer.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';
import { speakingQaTemplate } from './template.ts';

function Answer(props: AnswerPropsOf<'SpeakingQA'>) {
  return <SpeakingAnswer {...props} look={promptLook} empty={speakingQaTemplate} />;
}

/** How prompts are answered aloud. */
export const speakingQaAnswer: AnswerViewOf<'SpeakingQA'> = { Answer, styles: speakingAnswerStyles };
