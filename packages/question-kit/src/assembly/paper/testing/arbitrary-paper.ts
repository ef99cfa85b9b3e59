import fc from 'fast-check';
import { anyId, anyText } from '../../../primitives/testing/any-fields.ts';
import { anyQuestion } from '../../../testing/arbitraries.ts';
import { storedTypes, skillCategories } from '../../../types/question-types.ts';
import { draftOf } from '../../core/defaults.ts';
import { questionStates, type Comment, type Suggestion } from '../../editorial/schema.ts';
import { emptyPaper, type Paper, type PaperQuestion, type Section } from '../paper.ts';
import { saveVersion } from '../versions.ts';

const anyMoment = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyName = fc.string({ maxLength: 20 });
const anyPath = fc.array(fc.oneof(fc.constantFrom('questions', 'content', 'why'), fc.nat({ max: 9 })), {
  maxLength: 5,
});
const anyLanguage = fc.constantFrom('en', 'ar', 'en-GB', 'zh-Hant');
const anyState = fc.constantFrom(...questionStates);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const anyComment: fc.Arbitrary<Comment> = fc.record({
  id: anyId,
  path: anyPath,
  itemId: orNull(anyId),
  text: anyText,
  by: anyName,
  at: anyMoment,
  resolvedAt: orNull(anyMoment),
  replies: fc.array(fc.record({ id: anyId, text: anyText, by: anyName, at: anyMoment }), { maxLength: 2 }),
});

const anyChange = {
  path: anyPath,
  itemId: orNull(anyId),
  before: anyText,
  after: fc.oneof(anyText, fc.constant(null), fc.boolean(), fc.integer()),
};
const anyStructureChange = {
  kind: fc.constantFrom('set', 'insert', 'remove', 'move', 'replace'),
  behind: fc.array(anyId, { maxLength: 3 }),
  from: fc.nat({ max: 9 }),
} as const;
const changeKeys = ['path', 'itemId', 'before', 'after'] as const;

const anySuggestion: fc.Arbitrary<Suggestion> = fc.record(
  {
    id: anyId,
    ...anyChange,
    ...anyStructureChange,
    also: fc.array(fc.record({ ...anyChange, ...anyStructureChange }, { requiredKeys: [...changeKeys] }), {
      maxLength: 2,
    }),
    note: anyText,
    by: anyName,
    at: anyMoment,
    state: fc.constantFrom('open', 'accepted', 'rejected'),
    decidedBy: orNull(anyName),
    decidedAt: orNull(anyMoment),
  },
  { requiredKeys: ['id', ...changeKeys, 'note', 'by', 'at', 'state', 'decidedBy', 'decidedAt'] },
);

/** A question of a paper, of any type and with anything said of it. */
export const anyPaperQuestion: fc.Arbitrary<PaperQuestion> = fc.constantFrom(...storedTypes).chain((type) =>
  fc.record({
    id: fc.uuid(),
    draft: anyQuestion(type).map(draftOf),
    tags: fc.array(fc.string({ minLength: 1, maxLength: 10 }), { maxLength: 3 }),
    language: orNull(anyLanguage),
    translationOf: orNull(anyId),
    state: anyState,
    stateChanges: fc.array(fc.record({ state: anyState, at: anyMoment, by: anyName }), { maxLength: 2 }),
    comments: fc.array(anyComment, { maxLength: 2 }),
    suggestions: fc.array(anySuggestion, { maxLength: 2 }),
    exceptions: fc.array(
      fc.record({
        rule: fc.constant('overlap'),
        path: anyPath,
        itemId: orNull(anyId),
        reason: fc.constant('Meant so.'),
        by: anyName,
        at: anyMoment,
      }),
      { maxLength: 1 },
    ),
  }),
);

const anySection: fc.Arbitrary<Section> = fc.record({
  id: fc.uuid(),
  title: anyText,
  instructions: anyText,
  minutes: orNull(fc.integer({ min: 1, max: 1440 })),
  questions: fc.array(anyPaperQuestion, { maxLength: 3 }),
});

const anyHead = fc.record({
  title: anyText,
  instructions: anyText,
  language: anyLanguage,
  sections: fc.array(anySection, { minLength: 1, maxLength: 3 }),
  blueprint: fc.array(
    fc.record({
      skill: fc.constantFrom(...skillCategories),
      level: fc.constantFrom('', 'B1', 'B2'),
      points: fc.nat({ max: 100 }),
    }),
    { maxLength: 3 },
  ),
});
const anyVersion = fc.record({ name: anyText, by: anyName, at: anyMoment });

/** A well-formed paper; half of them keep a version. */
export const anyPaper: fc.Arbitrary<Paper> = fc.tuple(anyHead, orNull(anyVersion)).map(([head, version]) => {
  const sections = head.sections.map((section, at) => ({
    ...section,
    id: `section-${at}`,
    questions: section.questions.map((question, place) => ({ ...question, id: `question-${at}-${place}` })),
  }));
  const paper: Paper = { ...emptyPaper(), ...head, sections };
  return version === null ? paper : saveVersion(paper, version);
});

/** The bytes of a file that a paper may refer to. */
export const anyMediaBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes));
