import { draftOf, emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import type { QuestionType } from '../../../types/question-types.ts';
import { inputFixture, questionFixture } from '../../../fixtures.ts';

/** A draft with the blocks of one type and a passage before them. */
export function draftFixture(type: QuestionType): Draft {
  const draft = draftOf(questionFixture(type));
  return { ...draft, category: 'igcse', level: 'b2', diploma: 'esl 0510', input: inputFixture.slice(0, 2) };
}

/** A draft with one block of a type and nothing before it. */
export function oneBlockDraft(type: QuestionType, block = 0): Draft {
  const draft = draftFixture(type);
  return { ...draft, input: [], questions: draft.questions.slice(block, block + 1) };
}

/** A draft as large as a paper gets: so many blocks, each with its own ids. */
export function largeDraft(blocks: number): Draft {
  const sources = draftFixture('MCQ').questions;
  const questions = Array.from({ length: blocks }, (_, index) => {
    const source = sources[index % sources.length];
    if (source?.type !== 'MCQ') throw new TypeError('The fixture of MCQ holds multiple choice.');
    const content = source.content.map((option) => ({ ...option, id: `${index}-${option.id}` }));
    return { ...source, id: `block-${index}`, content };
  });
  return { ...emptyDraft(), title: `${blocks} questions`, questions };
}
