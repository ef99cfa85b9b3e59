import { expect, it } from 'vitest';
import { importQuestions } from './import-questions.ts';

async function rubricsOf(source: string) {
  const { questions, report } = await importQuestions(source);
  return {
    rubrics: questions.flatMap((question) => question.questions.map(({ rubric }) => rubric)),
    codes: report.map(({ code }) => code),
  };
}

const choice = (id: string, prompt: string) =>
  `<qti-choice-interaction response-identifier="${id}"><qti-prompt>${prompt}</qti-prompt><qti-simple-choice identifier="A">أ</qti-simple-choice><qti-simple-choice identifier="B">ب</qti-simple-choice></qti-choice-interaction>`;
const key = (id: string) =>
  `<qti-response-declaration identifier="${id}" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>`;
const item = (body: string) =>
  `<qti-assessment-item title="T">${key('R')}${key('S')}<qti-item-body>${body}</qti-item-body></qti-assessment-item>`;

it.each([
  [`<div dir="rtl">${choice('R', 'ما العاصمة؟')}</div>`, ['<p dir="rtl">ما العاصمة؟</p>']],
  [
    `<div dir="rtl">${choice('R', 'ما العاصمة؟')}${choice('S', 'ما النهر؟')}</div>${choice('R', 'Which sea?')}`,
    ['<p dir="rtl">ما العاصمة؟</p>', '<p dir="rtl">ما النهر؟</p>', '<p>Which sea?</p>'],
  ],
  [
    `<div dir="rtl"><div dir="ltr">${choice('R', 'Which sea?')}</div>${choice('S', 'ما النهر؟')}</div>`,
    ['<p dir="ltr">Which sea?</p>', '<p dir="rtl">ما النهر؟</p>'],
  ],
  [choice('R', 'ما العاصمة؟').replace('<qti-prompt>', '<qti-prompt dir="rtl">'), ['<p dir="rtl">ما العاصمة؟</p>']],
  [choice('R', 'ما العاصمة؟').replace(' response', ' dir="rtl" response'), ['<p dir="rtl">ما العاصمة؟</p>']],
])('questions of a QTI item keep the direction of what is around them: %#', async (body, rubrics) => {
  expect(await rubricsOf(item(body))).toMatchObject({ rubrics });
});

it('questions of a QTI item keep the direction of its body', async () => {
  const body = item(`<p>اقرأ.</p>${choice('R', 'ما العاصمة؟')}`).replace(
    '<qti-item-body>',
    '<qti-item-body dir="rtl">',
  );
  expect((await rubricsOf(body)).rubrics).toEqual(['<p dir="rtl">اقرأ.</p><p dir="rtl">ما العاصمة؟</p>']);
});

it.each([
  ['<div dir="rtl"><p>ما النهر؟</p><p>اختر.</p></div>', '<p dir="rtl">ما النهر؟</p><p dir="rtl">اختر.</p>'],
  ['<div dir="rtl"><div>ما النهر؟</div></div><p>Choose.</p>', '<p dir="rtl">ما النهر؟</p><p>Choose.</p>'],
  ['<div dir="rtl">اقرأ.<ul><li>نهر</li></ul></div>', '<p dir="rtl">اقرأ.</p><ul dir="rtl"><li>نهر</li></ul>'],
  ['<div dir="rtl"><p dir="ltr">River?</p></div>', '<p dir="ltr">River?</p>'],
  [
    '<div dir="rtl"><p>نهر</p><div dir="ltr"><p>River</p></div><p>بحر</p></div>',
    '<p dir="rtl">نهر</p><p dir="ltr">River</p><p dir="rtl">بحر</p>',
  ],
  ['<p dir="rtl"></p><p>River?</p><p lang="ar" dir="rtl"> </p>', '<p>River?</p>'],
])('a question of Moodle keeps the direction of its blocks, and has none without words: %s', async (html, rubric) => {
  const source = `<quiz><question type="truefalse"><name><text>N</text></name><questiontext><text><![CDATA[${html}]]></text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
  expect(await rubricsOf(source)).toEqual({ rubrics: [rubric], codes: ['taken'] });
});
