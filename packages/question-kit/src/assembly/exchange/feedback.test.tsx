import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markAnswers } from '../core/marking.ts';
import { toStudentView } from '../core/student-view.ts';
import { QuestionKitProvider } from '../provider.tsx';
import { QuestionReview } from '../review/question-review.tsx';
import type { ExchangeFormat } from './formats.ts';
import { importQuestions } from './import-questions.ts';
import type { ReportLine } from './report.ts';

/** What a student sees of a question after release, without having answered. */
async function reviewOf(source: string, format: ExchangeFormat): Promise<{ markup: string; report: ReportLine[] }> {
  const { questions, report } = await importQuestions(source, { format });
  const markup = questions.map((question) =>
    renderToString(
      <QuestionKitProvider language="en" media={{ url: () => 'https://files.test/x' }}>
        <QuestionReview
          question={toStudentView(question)}
          solution={question}
          value={[]}
          marks={markAnswers(question, []).blocks}
          showModelAnswer
        />
      </QuestionKitProvider>,
    ),
  );
  return { markup: markup.join(''), report };
}

const text = (words: string) => `<text>${words}</text>`;
const feedback = (words: string) => `<feedback>${text(words)}</feedback>`;
const answer = (words: string, fraction: number, more: string) =>
  `<answer fraction="${fraction}">${text(words)}${more}</answer>`;
const moodle = (kind: string, inside: string) =>
  `<quiz><question type="${kind}"><questiontext>${text('Q')}</questiontext><generalfeedback>${text('General.')}</generalfeedback>${inside}</question></quiz>`;
const qti = (body: string, after: string) =>
  `<qti-assessment-item title="T"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body>${body}</qti-item-body>${after}</qti-assessment-item>`;
const choice = (inside: string) =>
  `<qti-choice-interaction response-identifier="R"><qti-simple-choice identifier="A">a${inside}</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction>`;
const modal = (id: string, words: string) =>
  `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${id}" show-hide="show"><qti-content-body>${words}</qti-content-body></qti-modal-feedback>`;

const shown: [name: string, source: string, format: ExchangeFormat, feedback: string[]][] = [
  [
    'options of Moodle',
    moodle('multichoice', `${answer('a', 100, feedback('To a.'))}${answer('b', 0, feedback('To b.'))}`),
    'moodle-xml',
    ['To a.', 'To b.', 'General.'],
  ],
  [
    'true and false of Moodle',
    moodle('truefalse', `${answer('true', 100, feedback('To true.'))}${answer('false', 0, feedback('To false.'))}`),
    'moodle-xml',
    ['To true.', 'To false.', 'General.'],
  ],
  [
    'short answers of Moodle',
    moodle('shortanswer', answer('sea', 100, feedback('To sea.'))),
    'moodle-xml',
    ['To sea.', 'General.'],
  ],
  [
    'numbers of Moodle',
    moodle('numerical', answer('5', 100, feedback('To five.'))),
    'moodle-xml',
    ['To five.', 'General.'],
  ],
  [
    'pairs of Moodle',
    moodle(
      'matching',
      ['a', 'b'].map((left) => `<subquestion>${text(left)}<answer>${text(`${left}2`)}</answer></subquestion>`).join(''),
    ),
    'moodle-xml',
    ['General.'],
  ],
  [
    'gaps of Moodle',
    moodle('cloze', '').replace('Q', '{1:SA:=sea#To sea.} {1:NM:=5#To five.}'),
    'moodle-xml',
    ['To sea.', 'To five.', 'General.'],
  ],
  ['GIFT', 'Q{=a#To a. ~b#To b.####General.}', 'gift', ['To a.', 'To b.', 'General.']],
  ['true and false of GIFT', 'Q{T#To wrong.#To right.}', 'gift', ['To wrong.', 'To right.']],
  ['numbers of GIFT', 'Q{#5#To five.####General.}', 'gift', ['To five.', 'General.']],
  ['modal feedback of QTI', qti(choice(''), `${modal('A', 'To a.')}${modal('B', 'To b.')}`), 'qti', ['To a.', 'To b.']],
  [
    'inline feedback of QTI',
    qti(
      choice('<qti-feedback-inline outcome-identifier="F" identifier="A" show-hide="show">To a.</qti-feedback-inline>'),
      '',
    ),
    'qti',
    ['To a.'],
  ],
  [
    'feedback in the body of QTI',
    qti(
      `${choice('')}<qti-feedback-block outcome-identifier="F" identifier="B" show-hide="show"><qti-content-body><p>To b.</p></qti-content-body></qti-feedback-block>`,
      '',
    ),
    'qti',
    ['To b.'],
  ],
];

const reported: [name: string, source: string, format: ExchangeFormat, reasons: string[]][] = [
  [
    'feedback to all right, some right and all wrong options',
    moodle(
      'multichoice',
      `${answer('a', 100, '')}${answer('b', 0, '')}${['correct', 'partiallycorrect', 'incorrect'].map((name) => `<${name}feedback>${text(`When ${name}.`)}</${name}feedback>`).join('')}`,
    ),
    'moodle-xml',
    ['When correct.', 'When partiallycorrect.', 'When incorrect.'],
  ],
  [
    'feedback to wrong typed answers',
    moodle(
      'shortanswer',
      `${answer('sea', 100, '')}${answer('lake', 0, feedback('No.'))}${answer('*', 0, feedback('Never.'))}`,
    ),
    'moodle-xml',
    ['“lake”', '“*”'],
  ],
  ['feedback to wrong typed answers of GIFT', 'Q{=sea =%0%lake#No.}', 'gift', ['“lake”']],
  [
    'feedback of QTI that no answer brings up',
    qti(choice(''), `${modal('PASS', 'Well done.')}${modal('FAIL', 'Try again.')}`),
    'qti',
    ['Well done.', 'Try again.'],
  ],
];

describe('feedback of the source', () => {
  it.each(shown)('stands in the review: %s', async (_name, source, format, texts) => {
    const { markup, report } = await reviewOf(source, format);
    for (const words of texts) expect(markup).toContain(words);
    expect(report.map(({ outcome }) => outcome)).toEqual(['taken']);
  });

  it.each(reported)('is named in the report: %s', async (_name, source, format, reasons) => {
    const { report } = await reviewOf(source, format);
    const changed = report.filter(({ outcome }) => outcome === 'changed').map(({ reason }) => reason);
    for (const reason of reasons) expect(changed.join(' ')).toContain(reason);
  });
});
