import { strFromU8, unzipSync } from 'fflate';
import { describe, it } from 'vitest';
import { fixtures, questionFixture } from '../../fixtures.ts';
import type { Question } from '../core/question.ts';
import type { Block } from '../core/registry.ts';
import { exportQuestions } from './export-questions.ts';
import { readGiftRules, readMoodleRules } from './testing/moodle-rules.ts';
import { compare, compareMarks, moodleReference, qtiReference } from './testing/reference-marks.ts';

function questionWith(type: (typeof exchanged)[number], block: Block): Question {
  return { ...questionFixture(type), input: [], level: '', diploma: '', category: '', questions: [block] };
}

const exchanged = ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching'] as const;
const allFixtures = exchanged.flatMap((type) =>
  fixtures[type].map(({ name, block }) => [`${type}: ${name}`, questionWith(type, block)] as const),
);

describe('every example, written in a format and read back, is marked as the format marks it', () => {
  it.each(allFixtures)('Moodle XML and GIFT: %s', async (_name, question) => {
    for (const [format, read] of [
      ['moodle-xml', readMoodleRules],
      ['gift', readGiftRules],
    ] as const) {
      const { text = '', report } = await exportQuestions([question], format);
      if (text.trim() === '') continue;
      const rules = read(text);
      const reference = rules && moodleReference(rules);
      await compare(text, format, reference);
      if (reference && report.every(({ outcome }) => outcome === 'taken')) compareMarks(question, text, reference);
    }
  });

  it.each(allFixtures)('QTI, without the attributes of this kit: %s', async (_name, question) => {
    const { bytes } = await exportQuestions([question], 'qti');
    const item = strFromU8(unzipSync(bytes)['items/item-1-1.xml'] ?? new Uint8Array());
    const foreign = item.replaceAll(/ data-(?:match|answers)="[^"]*"/gu, '').replace(/ class="[^"]*"/u, '');
    if (!foreign.includes('gap-match')) await compare(foreign, 'qti', qtiReference(foreign));
  });
});
