import { questionVersion, type Draft, type Question } from './question.ts';
import type { BlockType } from '../../types/question-types.ts';
import { registry, type BlockOf } from './registry.ts';

type Defaults = { [Type in BlockType]: { defaultBlock(): BlockOf<Type> } };

const defaults: Defaults = { ...registry, NoteTaking: registry.ShortAnswers };

/**
 * A new block of a type: exactly the fields of `spec.md` section 3 and no id.
 * A type that comes with a task does not compile here.
 */
export function defaultBlock<Type extends BlockType>(type: Type): BlockOf<Type> {
  return defaults[type].defaultBlock();
}

/** A new draft (`spec.md` section 3): Reading, MCQ, and everything else empty. */
export function emptyDraft(): Draft {
  return {
    title: '',
    type: 'Reading',
    subQuestionType: 'MCQ',
    category: '',
    level: '',
    diploma: '',
    input: [],
    questions: [],
  };
}

/** A draft as it is stored. */
export function questionOf(draft: Draft): Question {
  return { version: questionVersion, ...draft };
}

/** A stored question as its author edits it. */
export function draftOf(question: Question): Draft {
  const { version: _version, ...draft } = question;
  return draft;
}
