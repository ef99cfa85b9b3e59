import type { AnswerPropsOf, AnswerViewOf } from '../../views/answer/answer-view.ts';
import { speakingAnswerStyles } from '../../views/speaking/answer-styles.ts';
import { SpeakingAnswer } from '../../views/speaking/speaking-answer.tsx';
import { promptLook } from '../../views/speaking/spoken-prompt.tsx';
import { speakingQaTemplate } from './template.ts';

function Answer(props: AnswerPropsOf<'SpeakingQA'>) {
  return <SpeakingAnswer {...props} look={promptLook} empty={speakingQaTemplate} />;
}

/** How prompts are answered aloud. */
export const speakingQaAnswer: AnswerViewOf<'SpeakingQA'> = { Answer, styles: speakingAnswerStyles };
