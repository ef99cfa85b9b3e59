import { describe, expect, it } from 'vitest';
import { questionsInLanguage } from '../../../paper/in-language.ts';
import { storyPaper } from '../stories/story-paper.ts';
import { isWholePaper, queryRows, rowsOf, wholePaper, type RowQuery } from './rows.ts';

const { sections } = storyPaper();
const rows = rowsOf(sections, { language: 'en', counted: questionsInLanguage({ language: 'en', sections }) });
const found = (query: Partial<RowQuery>) =>
  queryRows(rows, { ...wholePaper, ...query }, 'en').map(({ title }) => title);

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

  it('are filtered by what they are', () => {
    expect(found({ level: '' })).toEqual(['Coasts']);
    expect(found({ level: 'B2' })).toEqual(['The lighthouse', 'A letter home']);
    expect(found({ state: 'in-review' })).toEqual(['Your street']);
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

  it('can be moved only when all of them are shown in the order of the paper', () => {
    expect(isWholePaper(wholePaper)).toBe(true);
    expect(isWholePaper({ ...wholePaper, level: '' })).toBe(false);
    expect(isWholePaper({ ...wholePaper, sort: { key: 'title', isDescending: false } })).toBe(false);
  });
});
