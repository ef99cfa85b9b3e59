import fc from 'fast-check';
import type { EntryOf, BlockOf, Block } from '../assembly/core/registry.ts';
import type { Question } from '../assembly/core/question.ts';
import { arbitraries as registry } from '../assembly/registries/arbitraries.ts';
import type { InputItem } from '../primitives/schema/input.ts';
import type { QuestionType } from '../types/question-types.ts';
import { anyFile, anyHtml, anyId, anyText } from '../primitives/testing/any-fields.ts';

/** Well-formed blocks and entries of every type. */
export const arbitraries = { ...registry, NoteTaking: registry.ShortAnswers } satisfies {
  [Type in QuestionType]: { block: fc.Arbitrary<BlockOf<Type>>; entry: fc.Arbitrary<EntryOf<Type>> };
};

/** Stimuli of every kind. */
export const anyInput: fc.Arbitrary<InputItem> = fc.oneof(
  fc.record({ id: anyId, kind: fc.constant('text'), html: anyHtml }),
  fc.record({ id: anyId, kind: fc.constant('image'), file: anyFile, alt: anyText }),
  fc.record(
    {
      id: anyId,
      kind: fc.constant('audio'),
      file: anyFile,
      transcript: anyText,
      playLimit: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: ['id', 'kind', 'file'] },
  ),
  fc.record({ id: anyId, kind: fc.constant('pdf'), file: anyFile }),
);

/** A question of one type. */
export function anyQuestion(type: QuestionType): fc.Arbitrary<Question> {
  return fc.record({
    version: fc.constant(1),
    title: anyText,
    type: fc.constantFrom('Reading', 'Listening', 'Speaking', 'Writing', 'Vocab'),
    subQuestionType: fc.constant(type),
    category: fc.constant(''),
    level: fc.constant(''),
    diploma: fc.constant(''),
    input: fc.array(anyInput, { maxLength: 3 }),
    questions: fc.array<Block>(arbitraries[type].block, { maxLength: 5 }),
  });
}

/** A question of one type with answers to it, some blocks unanswered. */
export function anyAttempt(type: QuestionType): fc.Arbitrary<{ question: Question; answers: EntryOf<QuestionType>[] }> {
  return anyQuestion(type).chain((question) =>
    fc.record({
      question: fc.constant(question),
      answers: fc.array<EntryOf<QuestionType>>(arbitraries[type].entry, { maxLength: question.questions.length }),
    }),
  );
}
