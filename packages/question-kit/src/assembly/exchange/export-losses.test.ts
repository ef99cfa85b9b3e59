import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';
import { questionFixture } from '../../fixtures.ts';
import { questionTypes } from '../../types/question-types.ts';
import { typeLabels } from '../registries/type-labels.ts';
import { exportQuestions } from './export-questions.ts';
import { exchangeFormats } from './formats.ts';
import { importQuestions } from './import-questions.ts';
import type { ReportLine } from './report.ts';
import { arabicReason } from './report-texts-ar.ts';
import { typeNames } from './type-names.ts';

const file = () => Promise.resolve(strToU8('abc'));

/** Exports questions that have the same silent recording. */
function exportedWithRecording(sizeBytes: number) {
  const audio = {
    id: 'i',
    kind: 'audio' as const,
    file: { id: 'f', name: 'tides.wav', mime: 'audio/wav', size: sizeBytes },
  };
  const questions = ['a', 'b', 'c'].map((title) => ({ ...questionFixture('MCQ'), title, input: [audio] }));
  return exportQuestions(questions, 'qti', { file: () => Promise.resolve(new Uint8Array(sizeBytes)) });
}

/** Why a question of one short-answer block is left out. */
async function linesOf(block: Partial<ShortAnswersBlock>, format: 'gift' | 'moodle-xml') {
  const empty = { type: 'ShortAnswers' as const, rubric: '<p>Why?</p>', autoCorrected: true, answersCount: 1 };
  const questions = [{ ...empty, content: [], ...block }];
  const { report } = await exportQuestions([{ ...questionFixture('MCQ'), input: [], questions }], format);
  return report.filter(({ outcome }) => outcome === 'left-out');
}

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, answers: ['sea'] }));

const codesAndCounts = (lines: ReportLine[]) => lines.map(({ code, data }) => [code, data['count']]);

describe('a question of which nothing can be exported', () => {
  it.each(exchangeFormats)(
    'is left out and nothing else, because of the types that %s does not have',
    async (format) => {
      const summary = questionFixture('WritingSummaries');
      const spoken = questionFixture('SpeakingQA');
      const question = { ...summary, title: '', questions: [...summary.questions, ...spoken.questions] };
      const { report } = await exportQuestions([question, questionFixture('MCQ')], format);
      const lines = report.filter(({ item: of }) => of === 1);
      expect(lines.map(({ outcome, code, data }) => [outcome, code, data['type']])).toEqual([
        ['left-out', 'out-type', 'WritingSummaries'],
        ['left-out', 'out-type', 'SpeakingQA'],
      ]);
      expect(lines[0]?.reason).toContain('“Summary”');
      expect(lines[0] && arabicReason(lines[0])).toContain('«تلخيص»');
    },
  );

  it('is left out because of what its blocks lack, or because it has none', async () => {
    const question = questionFixture('MCQ');
    const block = { type: 'MCQ' as const, rubric: '<p>Which?</p>', autoCorrected: true, content: [] };
    const codes = async (questions: (typeof block)[], format: 'gift' | 'aiken') => {
      const { report } = await exportQuestions([{ ...question, input: [], questions }], format);
      return report.map(({ outcome, code }) => `${outcome} ${code}`);
    };
    expect(await codes([block], 'gift')).toEqual(['left-out out-options']);
    expect(await codes([block], 'aiken')).toEqual(['left-out out-one-right']);
    expect(await codes([], 'gift')).toEqual(['left-out out-nothing']);
    expect(await codes([], 'aiken')).toEqual(['left-out out-aiken-none']);
  });

  it('is not in a package of QTI, nor are its files', async () => {
    const photo = questionFixture('WritingPhotoDescription');
    const picture = {
      id: 'i',
      kind: 'image' as const,
      file: { id: 'f', name: 'quay.png', mime: 'image/png', size: 3 },
      alt: 'A quay',
    };
    const unused = { ...picture, file: { ...picture.file, id: 'g', name: 'pier.png' } };
    const left = { ...photo, input: [unused, { id: 't', kind: 'text' as const, html: '<p>Look.</p>' }] };
    const { bytes } = await exportQuestions([left, { ...questionFixture('MCQ'), input: [picture] }], 'qti', { file });
    const names = Object.keys(unzipSync(bytes));
    expect(names.filter((name) => /q1-|pier/u.test(name))).toEqual([]);
    expect(names).toContain('media/1-quay.png');
    const { files, report } = await importQuestions(bytes);
    expect(files).toHaveLength(names.filter((name) => name.startsWith('media/')).length);
    expect(report.map(({ code }) => code)).not.toContain('file-ignored');
  });
});

describe('a recording that several questions name', () => {
  it('is once in a package of QTI, and is read back by each of them', async () => {
    // Silence: compressed, it would be refused as what unpacks to far too much.
    const { bytes, report } = await exportedWithRecording(2_000_000);
    const names = Object.keys(unzipSync(bytes)).filter((name) => name.endsWith('.wav'));
    expect(names).toEqual(['media/1-tides.wav']);
    expect(report.map(({ code }) => code)).not.toContain('out-too-large');
    const { questions, files } = await importQuestions(bytes);
    const [recording, ...others] = files.filter(({ mime }) => mime.startsWith('audio/'));
    expect(others).toEqual([]);
    const read = questions.map(({ input }) => input.map((each) => (each.kind === 'audio' ? each.file.id : each.kind)));
    expect(read).toEqual([[recording?.id], [recording?.id], [recording?.id]]);
  });

  it('is reported where the package is larger than what an import takes', async () => {
    const { bytes, report } = await exportedWithRecording(50 * 1024 * 1024);
    const line = report.find(({ code }) => code === 'out-too-large');
    expect(line).toMatchObject({ outcome: 'changed', reason: expect.stringContaining('50 MB') });
    expect(line).not.toHaveProperty('item');
    expect(line && arabicReason(line)).toContain('50 ميغابايت');
    await expect(importQuestions(bytes)).rejects.toMatchObject({ code: 'too-large' });
  });
});

it('a package with more files than an import takes is reported', async () => {
  const block = { type: 'Rubric' as const, rubric: '<p>Look.</p>', autoCorrected: false };
  const questions = Array.from({ length: 5000 }, () => block);
  const { report } = await exportQuestions([{ ...questionFixture('MCQ'), input: [], questions }], 'qti');
  const [line] = report.filter(({ item }) => item === undefined);
  expect(line?.reason).toContain('more than 5000 files');
});

describe('a block of typed answers that GIFT and Moodle XML leave out', () => {
  it.each(['gift', 'moodle-xml'] as const)('is said to lack answers, or to have several fields: %s', async (format) => {
    expect((await linesOf({}, format)).map(({ code }) => code)).toEqual(['answers-missing']);
    expect(codesAndCounts(await linesOf({ content: items(2) }, format))).toEqual([['out-fields', 2]]);
    expect(codesAndCounts(await linesOf({ answersCount: 3 }, format))).toEqual([['out-fields', 3]]);
  });

  it('is counted in Arabic as Arabic counts', async () => {
    const reasons = await Promise.all([2, 3, 11].map((count) => linesOf({ answersCount: count }, 'gift')));
    const ends = reasons.map(([line]) => line && arabicReason(line).split('وهنا ')[1]);
    expect(ends).toEqual(['حقلان.', expect.stringMatching(/حقول\.$/u), expect.stringMatching(/حقلًا\.$/u)]);
  });

  it('has no answers where its text has no gap', async () => {
    const block = {
      type: 'FillInBlanks' as const,
      rubric: '<p>Fill.</p>',
      autoCorrected: true,
      boxOptions: false,
      content: [{ type: 'text' as const, id: 't', text: 'The sea.' }],
    };
    const { report } = await exportQuestions([{ ...questionFixture('MCQ'), input: [], questions: [block] }], 'gift');
    expect(report.map(({ outcome, code }) => [outcome, code])).toEqual([['left-out', 'answers-missing']]);
  });
});

it('reports name types as the editor does', () => {
  for (const language of ['en', 'ar'] as const) {
    const labels = questionTypes.map((type) => [type, typeLabels[type][language].name]);
    expect(typeNames[language]).toEqual(Object.fromEntries(labels));
  }
});

describe('a pair that lacks a side', () => {
  const question = questionFixture('Matching');
  const exported = async (format: 'gift' | 'moodle-xml' | 'csv' | 'qti', left: string, right: string) => {
    const pairs = ['sea wet', 'sun hot', 'moon far'].map((words) => words.split(' '));
    const content = [...pairs, [left, right]].map(([from = '', to = ''], at) => ({
      id: `${at}`,
      left: from,
      right: to,
    }));
    const block = { type: 'Matching' as const, rubric: '<p>Pair.</p>', autoCorrected: true, content };
    const { bytes, report } = await exportQuestions([{ ...question, input: [], questions: [block] }], format);
    const { questions } = await importQuestions(bytes, { format });
    return { codes: report.map(({ code }) => code), read: questions[0]?.questions[0] };
  };

  it.each(['gift', 'moodle-xml', 'csv', 'qti'] as const)(
    'is a right side alone, or not in the file: %s',
    async (format) => {
      const half = await exported(format, ' ', 'cold');
      expect(half.codes).toContain('out-left-empty');
      expect(half.read).toMatchObject({ content: [{}, {}, {}], distractors: ['cold'] });
      const empty = await exported(format, '', ' ');
      expect(empty.codes).toContain('out-pair-empty');
      expect(empty.codes).not.toContain('out-left-empty');
      expect(empty.read).toMatchObject({ content: [{}, {}, {}] });
      expect(empty.read).not.toHaveProperty('distractors');
    },
  );
});

describe('a skill', () => {
  it('is reported where the question is read back with another one', async () => {
    const question = { ...questionFixture('MCQ'), input: [], level: '', diploma: '' };
    const codes = async (type: 'Reading' | 'Listening', format: 'gift' | 'csv' | 'qti') =>
      (await exportQuestions([{ ...question, type }], format)).report.map(({ code }) => code);
    for (const format of ['gift', 'qti'] as const) {
      expect(await codes('Listening', format)).toContain('out-skill');
      expect(await codes('Reading', format)).not.toContain('out-skill');
    }
    expect(await codes('Listening', 'csv')).not.toContain('out-skill');
  });
});
