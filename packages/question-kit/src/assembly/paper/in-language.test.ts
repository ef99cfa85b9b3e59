import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../core/defaults.ts';
import { questionsInLanguage, sectionsInLanguage } from './in-language.ts';
import { createPaperQuestion, createSection, emptyPaper, type Paper, type PaperQuestion } from './paper.ts';

const question = (id: string, fields: Partial<PaperQuestion> = {}): PaperQuestion => ({
  ...createPaperQuestion({ ...emptyDraft(), title: id }),
  id,
  ...fields,
});
const paperOf = (...sections: PaperQuestion[][]): Paper => ({
  ...emptyPaper(),
  sections: sections.map((questions) => createSection('', questions)),
});
const inLanguage = (paper: Paper, language?: string) => [...questionsInLanguage(paper, language)];

describe('the questions of a paper in a language', () => {
  const translated = paperOf([
    question('tides'),
    question('tides-ar', { language: 'ar', translationOf: 'tides' }),
    question('coasts'),
  ]);

  it('are those of the paper’s language, and another’s where it is chosen; what is not translated stays', () => {
    expect(inLanguage(translated)).toEqual(['tides', 'coasts']);
    expect(inLanguage(translated, 'ar')).toEqual(['tides-ar', 'coasts']);
    expect(inLanguage(translated, 'fr')).toEqual(['tides', 'coasts']);
  });

  it('are never retired, and a translation does not take the place of what is', () => {
    const paper = paperOf([
      question('tides', { state: 'retired' }),
      question('tides-ar', { language: 'ar', translationOf: 'tides' }),
      question('alone', { state: 'retired' }),
    ]);
    expect(inLanguage(paper)).toEqual([]);
    expect(inLanguage(paper, 'ar')).toEqual(['tides-ar']);
  });

  it('are found through a translation of a translation, in either order', () => {
    const paper = paperOf([
      question('fr', { language: 'fr', translationOf: 'ar' }),
      question('ar', { language: 'ar', translationOf: 'en' }),
      question('en'),
    ]);
    expect(inLanguage(paper)).toEqual(['en']);
    expect(inLanguage(paper, 'fr')).toEqual(['fr']);
  });

  it('are two where one says that it translates another in its own language, or what is not there', () => {
    expect(inLanguage(paperOf([question('a'), question('b', { translationOf: 'a' })]))).toEqual(['a', 'b']);
    expect(inLanguage(paperOf([question('a', { language: 'ar', translationOf: 'gone' })]))).toEqual(['a']);
  });

  it('leave out a section of translations alone, and keep one that has nothing yet', () => {
    const paper = paperOf([question('en')], [question('ar', { language: 'ar', translationOf: 'en' })], []);
    const [first, , last] = paper.sections;
    expect(sectionsInLanguage(paper)).toEqual([first, last]);
    expect(sectionsInLanguage(paper, 'ar').map(({ questions }) => questions.map(({ id }) => id))).toEqual([['ar'], []]);
  });

  it('are one of each question and its translations, in the chosen language where it has one', () => {
    const languages = ['en', 'ar', 'fr'] as const;
    const anyGroups = fc.array(fc.subarray([...languages], { minLength: 1 }), { maxLength: 8 });
    const retired = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(anyGroups, retired, fc.constantFrom(...languages), (groups, isRetired, chosen) => {
        const questions = groups.flatMap((group, at) =>
          group.map((language, place) =>
            question(`${at} ${language}`, {
              language: language === 'en' ? null : language,
              translationOf: place === 0 ? null : `${at} ${group[place - 1]}`,
              state: isRetired.next().value ? 'retired' : 'approved',
            }),
          ),
        );
        const counted = questionsInLanguage(paperOf(questions), chosen);
        for (const [at, group] of groups.entries()) {
          const language = group.includes(chosen) ? chosen : group.includes('en') ? 'en' : null;
          const used = group.filter((one) => questions.find(({ id }) => id === `${at} ${one}`)?.state !== 'retired');
          const expected = language === null ? used.slice(0, 1) : used.filter((one) => one === language);
          expect(group.filter((one) => counted.has(`${at} ${one}`))).toEqual(expected);
        }
      }),
    );
  });
});
