import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { speakingAnswerStyles } from '../../families/speaking/views/answer-styles.ts';
import { SpeakingAnswer } from '../../families/speaking/views/speaking-answer.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';
import { speakingQaTemplate } from './defaults.ts';
import type { SpeakingQaEntry, SpeakingQaStudentBlock } from './schema.ts';

function Answer(props: AnswerProps<SpeakingQaStudentBlock, SpeakingQaEntry>) {
  return <SpeakingAnswer {...props} look={promptLook} empty={speakingQaTemplate} />;
}

/** How prompts are answered aloud. */
export const speakingQaAnswer: AnswerView<SpeakingQaStudentBlock, SpeakingQaEntry> = {
  Answer,
  styles: speakingAnswerStyles,
};
