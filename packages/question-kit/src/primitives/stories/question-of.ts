import type { InputItem } from '../schema/input.ts';
import type { Question } from '../../assembly/core/question.ts';
import type { Block } from '../../assembly/core/registry.ts';

/** A question made of the given blocks, for a story. */
export function questionOf(blocks: readonly Block[], input: readonly InputItem[] = []): Question {
  const [first] = blocks;
  return {
    version: 1,
    title: 'A story',
    type: skillOf(first?.type ?? ''),
    subQuestionType: first?.type ?? 'MCQ',
    category: '',
    level: '',
    diploma: '',
    input: [...input],
    questions: [...blocks],
  };
}

function skillOf(type: string): Question['type'] {
  if (type.startsWith('Writing')) return 'Writing';
  return type.includes('Speaking') ? 'Speaking' : 'Reading';
}
