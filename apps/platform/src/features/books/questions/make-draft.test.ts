import { questionOf, questionSchema, validateDraft } from '@rubrica/question-kit';
import { expect, test } from 'vitest';
import { makeDraft } from './make-draft.ts';

const texts = { untitled: (title: string) => `From “${title}”`, gapRubric: 'Complete.', choiceRubric: 'Which?' };
const book = { title: 'The lighthouse', category: null };
const chosen = { text: 'keeper', sentence: 'The old keeper [Tom] lit the lamp & slept.' };
const make = (kind: 'gap' | 'choice' | 'vocabulary', words = chosen) => makeDraft(kind, words, book, texts);

test.each(['gap', 'choice', 'vocabulary'] as const)('a draft of the kind %s can be stored', (kind) => {
  const draft = make(kind);
  expect(questionSchema.safeParse(questionOf(draft)).success).toBe(true);
  expect(draft.title).toBe('From “The lighthouse”: keeper');
});

test('the chosen words are the gap of their sentence, and finished as they are', () => {
  const draft = make('gap');
  expect(draft.questions).toMatchObject([
    {
      type: 'FillInBlanks',
      content: [
        { type: 'text', text: 'The old ' },
        { type: 'gap', answers: ['keeper'] },
        { type: 'text', text: ' [Tom] lit the lamp & slept.' },
      ],
    },
  ]);
  expect(validateDraft(draft)).toEqual([]);
});

test('a choice has the right option, and room for wrong ones before it is finished', () => {
  const draft = make('choice');
  const [block] = draft.questions;
  expect(block).toMatchObject({ rubric: '<p>Which?</p><p>The old ______ [Tom] lit the lamp &amp; slept.</p>' });
  expect(block).toMatchObject({ content: [{ text: 'keeper', correct: true }, { text: '' }, { text: '' }] });
  expect(validateDraft(draft).length).toBeGreaterThan(0);
});

test('a word to learn stands with its sentence', () => {
  expect(make('vocabulary').questions).toMatchObject([
    {
      type: 'Vocab',
      rubric: '<p><strong>keeper</strong></p><p><em>The old keeper [Tom] lit the lamp &amp; slept.</em></p>',
    },
  ]);
});

test('words that stand in no sentence are the gap alone', () => {
  expect(make('gap', { text: 'lamp', sentence: 'lamp' }).questions).toMatchObject([
    { content: [{ type: 'gap', answers: ['lamp'] }] },
  ]);
});
