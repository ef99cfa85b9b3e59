import type { QuestionType } from '../../../types/question-types.ts';
import { blockNumbers } from '../../answer/block-numbers.ts';
import type { AllEditorMessages } from '../messages/all-editor-messages.ts';

type Blocks = readonly { type: QuestionType }[];

/** The numbers under which students see the blocks; none for what is only read. */
export function numbersOf(questions: Blocks): (number | undefined)[] {
  return blockNumbers(questions, 1);
}

/** What a block is called: by its number, or by its type where it has none. */
export function nameOf(m: AllEditorMessages, number: number | undefined, type: QuestionType): string {
  return number === undefined ? m.typeNames[type] : m.actions.question(number);
}
