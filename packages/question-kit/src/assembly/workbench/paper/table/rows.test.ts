import { describe, expect, it } from 'vitest';
import { createHistory } from '../../../draft/history.ts';
import { questionsInLanguage } from '../../../paper/in-language.ts';
import { ruleExamples } from '../../../quality/rule-examples.ts';
import { readWordList } from '../../../quality/word-list.ts';
import { storyPaper } from '../stories/story-paper.ts';
import { isWholePaper, queryRows, rowsOf, wholePaper, type PaperRow, type RowQuery } from './rows.ts';

const { sections } = storyPaper();
const rows = rowsOf(sections, { language: 'en', counted: questionsInLanguage({ language: 'en', sections }) });
const found = (query: Partial<RowQuery>) =>
  queryRows(rows, { ...wholePaper, ...query }, 'en').map(({ title }) => title);

const rulesOf = (each: readonly PaperRow[]) => each.flatMap(({ findings }) => findings.map(({ rule }) => rule));

describe('the rows of a paper', () => {
  it('are numbered through its sections', () => {
    expect(rows.map(({ number, sectionId }) => `${number} ${sectionId}`)).toEqual([
      '1 reading',
      '2 reading',
      '3 reading',
      '4 writing',
      '5 writing',
    ]);
  });

  it('say whether they count, and nothing is found in what is retired', () => {
    const [section] = sections;
    const [first, ...others] = section?.questions ?? [];
    if (!section || !first) throw new Error('The story has a question.');
    const retired = { ...first, state: 'retired' as const };
    const translated = { ...first, id: 'translated', language: 'ar', translationOf: first.id };
    const changed = [{ ...section, questions: [retired, translated, ...others] }];
    const counted = questionsInLanguage({ language: 'en', sections: changed });
    const [one, two, three] = rowsOf(changed, { language: 'en', counted });
    expect(one).toMatchObject({ isCounted: false, issueCount: 0, findings: [], language: 'en' });
    expect(two).toMatchObject({ isCounted: false, language: 'ar' });
    expect(three).toMatchObject({ isCounted: true });
  });

  it('are found by a tag, by a word of a text and by several words in any order', () => {
    expect(found({ text: 'SCIENCE' })).toEqual(['Tides']);
    expect(found({ text: 'science sea' })).toEqual(['Tides']);
    expect(found({ text: 'nowhere to be found' })).toEqual([]);
  });

  it('are found by a word wherever it stands, with or without its accents', () => {
    const [section] = sections;
    const [question] = section?.questions ?? [];
    if (!section || !question) throw new Error('The story has a question.');
    const html = `<p>${'The keeper’s lamp was lit. '.repeat(400)}</p><p>A giraffe stood by the café.</p>`;
    const draft = { ...question.history.draft, input: [{ id: 'text', kind: 'text' as const, html }] };
    const long = [{ ...section, questions: [{ ...question, history: createHistory(draft) }] }];
    const of = (text: string) =>
      queryRows(rowsOf(long, { language: 'en', counted: new Set() }), { ...wholePaper, text }, 'en').length;
    expect(['keeper', 'giraffe', 'café', 'cafe', 'zebra'].map(of)).toEqual([1, 1, 1, 1, 0]);
  });

  it('are filtered by what they are', () => {
    expect(found({ level: '' })).toEqual(['Coasts']);
    expect(found({ level: 'B2' })).toEqual(['The lighthouse', 'A letter home']);
    expect(found({ state: 'in-review' })).toEqual(['Your street']);
    expect(found({ type: 'Matching' })).toEqual(['Coasts']);
    expect(found({ tag: 'sea' })).toEqual(['Tides']);
    expect(found({ tag: '' })).toEqual(['The lighthouse', 'Coasts', 'Your street']);
    expect(found({ category: rows[0]?.category ?? '' })).toHaveLength(5);
    expect(found({ category: '' })).toEqual([]);
    const hasSome = rows.filter(({ issueCount, findings }) => issueCount + findings.length > 0);
    expect(found({ issues: 'some' })).toEqual(hasSome.map(({ title }) => title));
    expect(found({ issues: 'none' })).toHaveLength(rows.length - hasSome.length);
  });

  it('are sorted by number as numbers and by title as words, and equal ones stay in the order of the paper', () => {
    expect(found({ sort: { key: 'title', isDescending: false } })[0]).toBe('A letter home');
    const points = queryRows(rows, { ...wholePaper, sort: { key: 'points', isDescending: true } }, 'en');
    expect(points.map((row) => row.points)).toEqual(points.map((row) => row.points).toSorted((a, b) => b - a));
    expect(found({ sort: { key: 'level', isDescending: false } })).toEqual([
      'Coasts',
      'Tides',
      'Your street',
      'The lighthouse',
      'A letter home',
    ]);
  });

  it('are sorted by their tags, those without first', () => {
    const sorted = found({ sort: { key: 'tags', isDescending: false } });
    expect(sorted).toEqual(['The lighthouse', 'Coasts', 'Your street', 'A letter home', 'Tides']);
  });

  it('have findings by the designer’s list of words', () => {
    const [section] = sections;
    if (!section) throw new Error('The story has a section.');
    const [question] = section.questions;
    if (!question) throw new Error('The story has a question.');
    const draft = { ...ruleExamples['hard-words'].bad.draft };
    const hard = [{ ...section, questions: [{ ...question, history: createHistory(draft) }] }];
    const options = { language: 'en', counted: new Set<string>() };
    const words = readWordList('ubiquitous,C2\nmeticulous,C2\ntea,A1\n');
    expect(rulesOf(rowsOf(hard, options))).not.toContain('hard-words');
    expect(rulesOf(rowsOf(hard, { ...options, words }))).toContain('hard-words');
    expect(rulesOf(rowsOf(hard, options))).not.toContain('hard-words');
  });

  it('can be moved only when all of them are shown in the order of the paper', () => {
    expect(isWholePaper(wholePaper)).toBe(true);
    expect(isWholePaper({ ...wholePaper, level: '' })).toBe(false);
    expect(isWholePaper({ ...wholePaper, sort: { key: 'title', isDescending: false } })).toBe(false);
  });
});
