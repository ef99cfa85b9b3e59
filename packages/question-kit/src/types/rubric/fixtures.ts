import type { Fixture } from '../../primitives/fixture.ts';
import type { RubricBlock, RubricEntry } from './schema.ts';

type RubricFixture = Fixture<RubricBlock, RubricEntry>;

/** A heading, a list and a few words set off. */
export const readingRulesFixture: RubricFixture = {
  name: 'Instructions for a part of a paper',
  lang: 'en',
  block: {
    type: 'Rubric',
    id: 'rubric-reading',
    rubric:
      '<h3>Part 2: Reading for detail</h3><p>You will read an article about people who work at night. Answer questions 1 to 6.</p><ul><li>For questions 1 to 4, choose <strong>one</strong> answer.</li><li>For questions 5 and 6, choose <strong>all</strong> that are right.</li></ul><p>You have about <em>fifteen minutes</em> for this part.</p>',
    autoCorrected: false,
  },
  right: [],
  others: {},
};

/** An example that is worked through; what it was taken from stays with the author. */
export const exampleFixture: RubricFixture = {
  name: 'An example before the questions',
  lang: 'en',
  block: {
    type: 'Rubric',
    id: 'rubric-example',
    rubric:
      '<p>Here is an example.</p><blockquote><p>She has lived here <u>since</u> 2014.</p></blockquote><p>The word <em>since</em> fits because 2014 is the moment at which it began.</p>',
    autoCorrected: false,
    modelAnswer: '<p>Staff: this was question 3 of the spring paper.</p>',
  },
  right: [],
  others: {},
};

/** Arabic instructions. */
export const listeningRulesFixture: RubricFixture = {
  name: 'Arabic: before a recording',
  lang: 'ar',
  block: {
    type: 'Rubric',
    id: 'rubric-listening',
    rubric:
      '<h3>الجزء الأول: الاستماع</h3><p>ستسمع حوارًا قصيرًا <strong>مرتين</strong>. اقرأ الأسئلة قبل أن يبدأ التسجيل.</p><ol><li>في المرة الأولى استمع ودوّن ما تفهمه.</li><li>في المرة الثانية راجع إجاباتك.</li></ol>',
    autoCorrected: false,
  },
  right: [],
  others: {},
};

/** Instructions with a list, with an example, and in Arabic. */
export const rubricFixtures: readonly RubricFixture[] = [readingRulesFixture, exampleFixture, listeningRulesFixture];
