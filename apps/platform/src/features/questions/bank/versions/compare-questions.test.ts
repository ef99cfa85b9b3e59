import { questionOf, emptyDraft, type Question } from '@rubrica/question-kit';
import { samples } from '@rubrica/question-kit/samples';
import { fixtures } from '@rubrica/question-kit/fixtures';
import { describe, expect, test } from 'vitest';
import { compareQuestions } from './compare-questions.ts';

const option = (id: string, text: string, correct = false) => ({ id, text, correct });
const choice = (id: string, rubric: string, content = [option('a', 'Cold', true), option('b', 'Warm')]) => ({
  type: 'MCQ' as const,
  id,
  rubric,
  autoCorrected: true,
  content,
});
const question = (more: Partial<Question> = {}): Question => ({
  ...questionOf(emptyDraft()),
  title: 'The hall',
  type: 'Reading',
  subQuestionType: 'MCQ',
  input: [{ id: 't', kind: 'text', html: '<p>The hall was cold.</p>' }],
  questions: [choice('one', '<p>How was it?</p>'), choice('two', '<p>And now?</p>')],
  ...more,
});

const gaps = (answer: string) =>
  question({
    subQuestionType: 'FillInBlanks',
    questions: [
      {
        type: 'FillInBlanks',
        id: 'gaps',
        rubric: '',
        autoCorrected: true,
        boxOptions: false,
        content: [
          { type: 'text', text: 'They ' },
          { type: 'gap', id: 'g', answers: [answer] },
          { type: 'text', text: ' home.' },
        ],
      },
    ],
  });

describe('differences between versions of a question', () => {
  test('equal versions of every type have none', () => {
    for (const examples of Object.values(fixtures)) {
      for (const { block } of examples) {
        const content = question({ subQuestionType: block.type, questions: [block] });
        expect(compareQuestions(content, structuredClone(content))).toEqual([]);
      }
    }
    for (const { content } of Object.values(samples)) {
      const paper = { ...question(), ...content };
      expect(compareQuestions(paper, structuredClone(paper))).toEqual([]);
    }
  });

  test('a key, a text and an added option are named by their part and item', () => {
    const content = [option('a', 'Cold'), option('b', 'Very warm', true), option('c', 'Wet')];
    const after = question({
      questions: [choice('one', '<p>How was it?</p>', content), choice('two', '<p>And now?</p>')],
    });
    const differences = compareQuestions(question(), after);
    expect(differences.map(({ part, state }) => [part, state])).toEqual([[{ kind: 'block', number: 1 }, 'changed']]);
    expect(differences[0]?.fields.map(({ field, item, before, after: now }) => [field, item, before, now])).toEqual([
      ['correct', 1, true, false],
      ['text', 2, 'Warm', 'Very warm'],
      ['correct', 2, false, true],
      ['text', 3, null, 'Wet'],
      ['correct', 3, null, false],
    ]);
  });

  test('parts are added, removed and moved by what they are, not by their place', () => {
    const [first, second] = question().questions;
    if (!first || !second) throw new Error('The question has no blocks.');
    const swapped = compareQuestions(question(), question({ questions: [second, first] }));
    expect(swapped.map(({ state, isMoved, fields }) => [state, isMoved, fields])).toEqual([
      ['changed', true, []],
      ['changed', true, []],
    ]);
    const fewer = compareQuestions(question(), question({ questions: [second, choice('three', '<p>New</p>')] }));
    expect(fewer.map(({ part, state }) => [part, state])).toEqual([
      [{ kind: 'block', number: 2 }, 'added'],
      [{ kind: 'block', number: 1 }, 'removed'],
    ]);
  });

  test('items in another order are a difference of their part, named as they stand, in every type that has items', () => {
    const options = [option('a', 'Cold', true), option('b', 'Warm'), option('c', '')];
    const asked = (content: typeof options) => question({ questions: [choice('one', '<p>How was it?</p>', content)] });
    const [difference, ...others] = compareQuestions(asked(options), asked(options.toReversed()));
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ part: { kind: 'block', number: 1 }, state: 'changed', isMoved: false });
    expect(difference?.fields).toMatchObject([
      { field: 'order', item: null, before: 'Cold · Warm · –', after: '– · Warm · Cold' },
    ]);
    // Those that only one of them has do not count: what is added between others moves none.
    const longer = compareQuestions(asked(options), asked([option('d', 'Wet'), ...options]));
    expect(longer[0]?.fields.map(({ field }) => field)).toEqual(['text', 'correct']);

    for (const examples of Object.values(fixtures)) {
      for (const { block } of examples) {
        if (!('content' in block) || block.content.length < 2) continue;
        const content = question({ subQuestionType: block.type, questions: [block] });
        const turned = structuredClone(content);
        for (const each of turned.questions) if ('content' in each) each.content.reverse();
        expect(compareQuestions(content, turned), block.type).not.toEqual([]);
      }
    }
  });

  test('formatting alone is a difference with equal words', () => {
    const input = [{ id: 't' as const, kind: 'text' as const, html: '<p>The <b>hall</b> was cold.</p>' }];
    const [difference] = compareQuestions(question(), question({ input }));
    expect(difference?.fields).toMatchObject([
      { field: 'html', before: 'The hall was cold.', after: 'The hall was cold.' },
    ]);
  });

  test('a text with gaps is compared as it is read', () => {
    expect(compareQuestions(gaps('went'), gaps('walked'))[0]?.fields).toMatchObject([
      { field: 'text', before: 'They [went] home.', after: 'They [walked] home.' },
    ]);
  });
});
