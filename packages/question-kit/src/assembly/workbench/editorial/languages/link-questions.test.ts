import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../core/defaults.ts';
import { questionsInLanguage } from '../../../paper/in-language.ts';
import { createPaperQuestion, createSection } from '../../../paper/paper.ts';
import { linkableQuestions, withLanguage, withLink, withoutLink } from './link-questions.ts';

const question = (id: string) => ({ ...createPaperQuestion(emptyDraft()), id });
const sections = [createSection('', ['tides', 'tides-ar', 'coasts'].map(question))];
const counted = (given: typeof sections | ReturnType<typeof withLink>) => [
  ...questionsInLanguage({ language: 'en', sections: given }),
];
const linked = withLink(sections, { id: 'tides-ar', translationOf: 'tides', language: 'ar' });
const idsFor = (id: string, given = linked) => linkableQuestions('en', given, id).map((each) => each.id);

describe('a link between two questions', () => {
  it('makes one of them the translation of the other, which then counts once', () => {
    expect(counted(sections)).toEqual(['tides', 'tides-ar', 'coasts']);
    expect(counted(linked)).toEqual(['tides', 'coasts']);
  });

  it('is taken away from either side, and the language stays', () => {
    for (const pair of [
      ['tides', 'tides-ar'],
      ['tides-ar', 'tides'],
    ] as const) {
      const [section] = withoutLink(linked, pair);
      expect(section?.questions[1]).toMatchObject({ language: 'ar', translationOf: null });
    }
    expect(withoutLink(linked, ['tides', 'coasts'])).toEqual(linked);
  });

  it('is offered for what is linked with nothing else', () => {
    expect(idsFor('tides', sections)).toEqual(['tides-ar', 'coasts']);
    expect(idsFor('tides')).toEqual(['coasts']);
    expect(idsFor('coasts')).toEqual([]);
  });
});

it('the language of a question is the paper’s where it has none of its own', () => {
  const arabic = withLanguage(sections, 'coasts', 'ar');
  expect(arabic[0]?.questions[2]?.language).toBe('ar');
  expect(withLanguage(arabic, 'coasts', null)).toEqual(sections);
  expect(withLanguage(sections, 'coasts', null)[0]).toBe(sections[0]);
});
