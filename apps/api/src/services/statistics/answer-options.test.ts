import { questionOf, toStudentView, type AnswerEntry, type Draft, type Question } from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { answerOptions } from './answer-options.ts';
import { thirdsOf } from './choice-shares.ts';
import { questionItems, scoreAnswer } from './question-items.ts';

type Block = Draft['questions'][number];

const asked = (block: Block): Question =>
  questionOf({
    title: 'Weather',
    type: 'Reading',
    subQuestionType: block.type,
    category: '',
    level: '',
    diploma: '',
    input: [],
    questions: [block],
  });

const common = { id: 'block', rubric: '<p>Answer.</p>', autoCorrected: true };
const typed = (...words: string[]) => words.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));

/** What the first item's table has, for entries of as many students; the first ones are in the upper third. */
function optionsOf(block: Block, entries: readonly AnswerEntry[], students = entries.map((_, index) => `s${index}`)) {
  const question = asked(block);
  const items = questionItems(question);
  const [item] = items;
  if (!item?.choices) throw new Error('Nothing can be compared.');
  const given = entries.map((entry, index) => {
    const [first] = scoreAnswer({ question, items }, [entry], null).given;
    return { ids: [], typed: null, ...first, student: students[index] ?? '' };
  });
  return answerOptions(item.choices, given, thirdsOf(entries.map((_, index) => -index)));
}

const gap = (answers: string[]): Block => ({
  type: 'FillInBlanks',
  ...common,
  boxOptions: false,
  content: [
    { type: 'text', text: 'The ' },
    { type: 'gap', id: 'g1', answers },
  ],
});

describe('answers to a typed gap', () => {
  it('has one row for what the marker accepts, and the wrong answers that three students typed, whatever their case', () => {
    const entries = ['sun', 'Sun', 'SUN ', 'star', 'moon', 'Moon', ' moon.', 'mars', 'mars', ''].map((word) =>
      typed(word),
    );
    const { options, others } = optionsOf(gap(['sun', 'star']), entries);
    expect(options.map(({ text, count, isKey }) => ({ text, count, isKey }))).toEqual([
      { text: 'sun / star', count: 4, isKey: true },
      { text: 'Moon', count: 3, isKey: false },
    ]);
    expect(options[0]?.shares).toMatchObject({ all: 0.4, upper: 1, lower: 0 });
    // What two typed is counted, and not told.
    expect(others?.all).toBeCloseTo(0.2, 9);
    expect(JSON.stringify(options)).not.toContain('mars');
  });

  it('does not show what one student typed in three attempts', () => {
    const entries = [typed('moon'), typed('moon'), typed('moon'), typed('sun')];
    const { options, others } = optionsOf(gap(['sun']), entries, ['one', 'one', 'one', 'two']);
    expect(options.map(({ text }) => text)).toEqual(['sun']);
    expect(others?.all).toBe(0.75);
  });

  it('shows no more wrong answers than a teacher reads', () => {
    const entries = Array.from({ length: 60 }, (_, index) => typed(`wrong ${String.fromCodePoint(97 + (index % 20))}`));
    expect(optionsOf(gap(['sun']), entries).options).toHaveLength(9);
  });
});

it('the answers to a field of short answers are compared as its author says', () => {
  const block: Block = {
    type: 'ShortAnswers',
    ...common,
    answersCount: 1,
    content: [
      { id: 'f1', answers: ['Rome'], match: { case: 'exact', accents: 'exact', typos: 0, punctuation: 'exact' } },
    ],
  };
  const entries = ['rome', 'rome', 'rome', 'Rome'].map((word) => typed(word));
  expect(optionsOf(block, entries).options.map(({ text, count }) => [text, count])).toEqual([
    ['Rome', 1],
    ['rome', 3],
  ]);
});

it('the words of a box are options of each gap: what is right first, then what was chosen', () => {
  const block: Block = {
    type: 'FillInBlanks',
    ...common,
    boxOptions: true,
    distractors: ['cloud', 'storm'],
    content: [
      { type: 'gap', id: 'g1', answers: ['sun'] },
      { type: 'gap', id: 'g2', answers: ['rain'] },
    ],
  };
  const entries = [typed('sun', 'rain'), typed('rain', 'sun'), typed('rain', 'cloud'), typed('', '')];
  expect(optionsOf(block, entries)).toMatchObject({
    options: [
      { text: 'sun', isKey: true, count: 1 },
      { text: 'rain', isKey: false, count: 2 },
    ],
    others: null,
  });
});

it('the rights of a Matching block are options of each pair, and equal ones are one', () => {
  const block: Block = {
    type: 'Matching',
    ...common,
    distractors: ['Winter'],
    content: [
      { id: 'p1', left: 'Snow', right: 'Cold' },
      { id: 'p2', left: 'Ice', right: 'Cold' },
      { id: 'p3', left: 'Sun', right: 'Warm' },
    ],
  };
  const [view] = toStudentView(asked(block)).questions;
  if (view?.type !== 'Matching') throw new Error('The view has no rights.');
  const idsOf = (text: string) => view.rights.filter((right) => right.text === text).map(({ id }) => id);
  const [cold = '', warm = '', winter = ''] = ['Cold', 'Warm', 'Winter'].map((text) => idsOf(text).at(-1));
  const entries = [typed(cold), typed(idsOf('Cold')[0] ?? ''), typed(winter), typed('gone'), typed(warm)];
  const { options, others } = optionsOf(block, entries);
  expect(options.map(({ text, count, isKey }) => [text, count, isKey])).toEqual([
    ['Cold', 2, true],
    ['Winter', 1, false],
    ['Warm', 1, false],
  ]);
  // A right that the block no longer offers.
  expect(others?.all).toBe(0.2);
});
