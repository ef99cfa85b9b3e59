import {
  answerTemplates,
  countWords,
  markAnswers,
  matchByText,
  maximumMark,
  parseQuestion,
  plainText,
  questionVersion,
  toStudentView,
  validateDraft,
  type AnswerEntry,
  type Block,
  type Question,
} from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { sanitiseQuestion } from '../services/questions/sanitise-question.ts';
import { demoQuestions, mockPapers } from './questions.ts';

const stored = Object.entries(demoQuestions).map(([name, { content }]): [string, Question] => [
  name,
  { version: questionVersion, ...content, category: '', level: '', diploma: '' },
]);
const blocks = stored.flatMap(([, question]) => question.questions);

describe.each(stored)('the demo question %s', (_name, question) => {
  it('parses unchanged and has no issues', () => {
    expect(parseQuestion(JSON.stringify(question))).toEqual(question);
    const { version: _, ...draft } = question;
    expect(validateDraft(draft)).toEqual([]);
  });

  it('has only allowed markup in rich text', async () => {
    const { questions, input } = await sanitiseQuestion(question);
    expect(questions).toEqual(question.questions);
    expect(input).toEqual(question.input);
  });

  it('gives the maximum to the right answer, without pending marks if marked automatically, and 0 to the empty one', () => {
    const marked = markAnswers(question, question.questions.map(rightEntry));
    expect(marked.mark).toBe(maximumMark(question));
    expect(marked.pending).toBe(false);
    expect(markAnswers(question, answerTemplates(question.questions)).mark).toBe(0);
  });

  it('explains every option and every gap', () => {
    for (const block of question.questions) {
      if (!('content' in block)) continue;
      for (const item of block.content) {
        if ('type' in item && item.type === 'text') continue;
        expect(plainText(('why' in item && item.why) || '')).not.toBe('');
      }
    }
  });
});

describe('the demo questions together', () => {
  it('are two papers with reading and writing, and more than forty blocks', () => {
    for (const paper of Object.values(mockPapers)) {
      expect(paper.reading.length).toBeGreaterThanOrEqual(2);
      expect(paper.writing).toHaveLength(2);
    }
    expect(blocks.length).toBeGreaterThan(40);
  });

  it('have passages of 250 to 720 words with a source and a glossary', () => {
    for (const [, question] of stored) {
      if (question.type !== 'Reading') continue;
      const [passage] = question.input;
      const words = passage?.kind === 'text' ? countWords(plainText(passage.html)) : 0;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(720);
    }
  });

  it('have model answers of the required length', () => {
    for (const block of blocks) {
      if (block.type !== 'WritingEssays') continue;
      const words = countWords(plainText(block.modelAnswer ?? ''));
      expect(words).toBeGreaterThanOrEqual(block.minWords ?? 0);
      expect(words).toBeLessThanOrEqual(block.maxWords ?? Infinity);
    }
  });

  it('have right options at every position, and none twice as long as the shortest wrong one', () => {
    const places = new Map<number, number>();
    for (const block of blocks) {
      if (block.type !== 'MCQ') continue;
      const shortest = Math.min(...block.content.map((option) => option.text.length));
      for (const [place, option] of block.content.entries()) {
        if (!option.correct) continue;
        places.set(place, (places.get(place) ?? 0) + 1);
        if (block.id?.startsWith('together') !== true) expect(option.text.length).toBeLessThan(shortest * 2);
      }
    }
    const [most, fewest] = [Math.max(...places.values()), Math.min(...[0, 1, 2, 3].map((at) => places.get(at) ?? 0))];
    expect(most).toBeLessThanOrEqual(fewest * 2);
  });

  it('have more words in a box than gaps in the text', () => {
    for (const [, question] of stored) {
      for (const block of toStudentView(question).questions) {
        if (block.type !== 'FillInBlanks' || !block.boxOptions) continue;
        expect(block.words.length).toBeGreaterThan(block.content.filter((item) => item.type === 'gap').length);
      }
    }
  });
});

function rightEntry(block: Block): AnswerEntry {
  switch (block.type) {
    case 'MCQ':
      return {
        studentAnswer: block.content
          .filter((option) => option.correct)
          .map((option) => option.id)
          .join(' '),
        studentMark: 0,
      };
    case 'ShortAnswers':
      return block.content.map((item) => ({ studentAnswer: item.answers[0] ?? '', studentMark: 0 }));
    case 'FillInBlanks':
      return block.content
        .filter((item) => item.type === 'gap')
        .map((gap) => ({ studentAnswer: gap.answers[0] ?? '', studentMark: 0 }));
    case 'Matching': {
      const rights = block.content.map(({ right }) => right);
      return matchByText(block, rights);
    }
    case 'Rubric':
    case 'Vocab':
      return [];
    case 'WritingPhotoDescription':
    case 'WritingSummaries':
    case 'WritingEssays':
      return {
        studentAnswer: [{ kind: 'text', text: plainText(block.modelAnswer ?? '') }],
        instructorFiles: [],
        studentContentMark: block.contentMark,
        studentLanguageMark: block.languageMark,
        reviewed: true,
      };
    case 'SpeakingQA':
    case 'SpeakingPhotoDescription':
    case 'VideoSpeaking':
      throw new TypeError('No paper asks to speak.');
  }
}
