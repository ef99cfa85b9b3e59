import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../fixtures.ts';
import { questionTypes } from '../../types/question-types.ts';
import { typeLabels } from '../registries/type-labels.ts';
import { exportQuestions } from './export-questions.ts';
import { exchangeFormats } from './formats.ts';
import { importQuestions } from './import-questions.ts';
import { arabicReason } from './report-texts-ar.ts';
import { typeNames } from './type-names.ts';

const file = () => Promise.resolve(strToU8('abc'));

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
    const left = { ...photo, input: [picture, { id: 't', kind: 'text' as const, html: '<p>Look.</p>' }] };
    const { bytes } = await exportQuestions([left, { ...questionFixture('MCQ'), input: [picture] }], 'qti', { file });
    const names = Object.keys(unzipSync(bytes));
    expect(names.filter((name) => name.includes('q1-'))).toEqual([]);
    expect(names).toContain('media/q2-1-quay.png');
    const { files, report } = await importQuestions(bytes);
    expect(files).toHaveLength(names.filter((name) => name.startsWith('media/')).length);
    expect(report.map(({ code }) => code)).not.toContain('file-ignored');
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
