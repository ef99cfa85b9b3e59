import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { questionTypes } from '../../types/question-types.ts';
import type { Draft } from '../core/question.ts';
import { anchorOf } from '../editorial/anchor.ts';
import { createPaperQuestion, createSection, emptyPaper, type Paper } from '../paper/paper.ts';
import { lintPaper } from './lint-paper.ts';
import { findingsOf, lintQuestion } from './lint-question.ts';
import { ruleExamples } from './rule-examples.ts';
import { linesText } from './text/draft-parts.ts';
import { wordProfile } from './word-profile.ts';
import { choiceExample, exampleOf } from './rules/example.ts';

const why = { reason: 'The text is a poem.', by: 'Nadia', at: '2026-11-23T08:00:00Z' };

describe('lintQuestion', () => {
  it.each(questionTypes)('takes any question of %s, and names fields that it has', (type) => {
    fc.assert(
      fc.property(anyQuestion(type), (question) => {
        for (const { path } of lintQuestion(question, { language: 'en', minutes: 3 })) {
          const fields = path.slice(0, -1);
          expect(fields.reduce<unknown>((value, part) => Reflect.get(Object(value), part), question)).toBeDefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lists a finding that is switched off with its reason, and only that one', () => {
    const { draft } = ruleExamples['several-right'].bad;
    const [finding] = lintQuestion(draft);
    const exception = { rule: 'several-right', path: finding!.path, ...why };
    expect(lintQuestion(draft, { exceptions: [exception] })).toMatchObject([{ rule: 'several-right', exception }]);
    const elsewhere = { ...exception, path: ['questions', 7] };
    expect(lintQuestion(draft, { exceptions: [elsewhere] })).toMatchObject([{ exception: null }]);
  });
});

describe('a long passage', () => {
  const long = '<p>There is always a cup of tea – in the house.</p>'.repeat(200);

  it('is read to its end for a key that is copied from it', () => {
    const { draft } = ruleExamples['copied-key'].bad;
    const [text] = draft.input;
    if (text?.kind !== 'text') throw new Error('The example has a text.');
    const longer = { ...draft, input: [{ ...text, html: `${long}${text.html}` }] };
    expect(lintQuestion(longer).map(({ rule }) => rule)).toContain('copied-key');
  });

  it('has all of its words in the word profile', () => {
    expect(wordProfile(linesText(long), () => 'A1').words).toBe(200 * 10);
  });
});

describe('an exception', () => {
  const { draft } = ruleExamples['several-right'].bad;
  const [finding] = lintQuestion(draft);
  const exception = { rule: 'several-right', ...anchorOf(draft, finding!.path), ...why };
  const inFrontOfIt: Draft = {
    ...draft,
    questions: [
      { type: 'Rubric', id: 'before', rubric: '<p>Read this first.</p>', autoCorrected: false },
      ...draft.questions,
    ],
  };

  it('follows its option, gap or block when that is moved', () => {
    expect(lintQuestion(inFrontOfIt, { exceptions: [exception] })).toMatchObject([
      { rule: 'several-right', exception },
    ]);
  });

  it('of an older file, which has no id, stays at its place', () => {
    const { itemId: _, ...older } = exception;
    expect(lintQuestion(draft, { exceptions: [older] })).toMatchObject([{ exception: older }]);
    expect(lintQuestion(inFrontOfIt, { exceptions: [older] })).toMatchObject([{ exception: null }]);
  });

  it('says nothing of another option that has come to the place of its own', () => {
    const elsewhere = { ...exception, itemId: 'removed' };
    expect(lintQuestion(draft, { exceptions: [elsewhere] })).toMatchObject([{ exception: null }]);
  });
});

const itemWithKeyB = (capital: string) =>
  createPaperQuestion(
    exampleOf({}, choiceExample(`Which city is meant by ${capital.at(0)}?`, 'Rome', `*${capital}`, 'Bern', 'Riga')),
  );

describe('lintPaper', () => {
  const capitals = ['Oslo', 'Cairo', 'Lima', 'Tokyo', 'Quito', 'Accra', 'Hanoi', 'Paris'];
  const paperOf = (section: Partial<Paper['sections'][number]>): Paper => ({
    ...emptyPaper(),
    sections: [{ ...createSection('Part 1', capitals.map(itemWithKeyB)), ...section }],
  });

  it('finds what only the whole shows: keys in one place, points and time of a section', () => {
    const findings = lintPaper(paperOf({ instructions: 'Answer all questions. (10 points)', minutes: 2 }));
    expect(findings.map(({ rule, path, questionId }) => [rule, path, questionId])).toEqual([
      ['key-position', ['sections'], null],
      ['stated-points', ['sections', 0, 'instructions'], null],
      ['time-short', ['sections', 0, 'minutes'], null],
    ]);
    expect(lintPaper(paperOf({ minutes: 60 })).map(({ rule }) => rule)).toEqual(['key-position', 'time-long']);
    expect(lintPaper(paperOf({ instructions: '(8 points)', minutes: 15 })).map(({ rule }) => rule)).toEqual([
      'key-position',
    ]);
  });

  it('names the question of a finding, and switches off what the question has switched off', () => {
    const question = createPaperQuestion(ruleExamples['longest-key'].bad.draft);
    const exception = { rule: 'longest-key', path: ['questions', 0, 'content', 2, 'text'], ...why };
    const paper = paperOf({ questions: [{ ...question, exceptions: [exception] }] });
    expect(lintPaper(paper)).toMatchObject([{ rule: 'longest-key', questionId: question.id, exception }]);
  });

  it('counts a question and its translation once, and says nothing of what is retired', () => {
    const bad = createPaperQuestion(ruleExamples['longest-key'].bad.draft);
    const good = createPaperQuestion(ruleExamples['longest-key'].good.draft);
    const translation = { ...good, id: 'translation', language: 'fr', translationOf: good.id };
    const paper = paperOf({ instructions: '(1 point)', questions: [good, translation, { ...bad, state: 'retired' }] });
    expect(lintPaper(paper)).toEqual([]);
    const both = paperOf({ instructions: '(2 points)', questions: [good, translation, bad] });
    expect(lintPaper(both, { language: 'fr' }).map(({ rule }) => rule)).toEqual(['longest-key']);
    const alone = { ...createSection('French', [translation]), minutes: 1, instructions: '(9 points)' };
    expect(lintPaper({ ...paper, sections: [createSection('English', [good]), alone] })).toEqual([]);
  });

  it('is asked once for a question that does not change', () => {
    const question = createPaperQuestion(ruleExamples['longest-key'].bad.draft);
    expect(findingsOf(question, 'en')).toBe(findingsOf(question, 'en'));
    expect(findingsOf({ ...question, draft: ruleExamples['longest-key'].good.draft }, 'en')).toEqual([]);
  });
});
