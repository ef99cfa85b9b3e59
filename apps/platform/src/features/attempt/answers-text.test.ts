import { toStudentView } from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { readingQuestion, speakingQuestion, writingQuestion } from '../../testing/fixtures/questions.ts';
import { answersText } from './answers-text.ts';

const written = ({ content, answers }: typeof readingQuestion) => ({
  heading: 'Part 1',
  blocks: toStudentView(content).questions,
  answers,
});

describe('the answers as a text', () => {
  it('hold what was typed, under the part it belongs to', () => {
    const text = answersText([written(writingQuestion)]);
    const [entry] = writingQuestion.answers;
    const typed = entry && 'studentAnswer' in entry && Array.isArray(entry.studentAnswer) ? entry.studentAnswer : [];
    expect(typed).not.toEqual([]);
    for (const part of typed) expect(text).toContain(part.kind === 'text' ? part.text : part.file.name);
    expect(text.startsWith('Part 1\n\n1. ')).toBe(true);
  });

  it('name chosen options in words, and no ids', () => {
    const text = answersText([written(readingQuestion), written(speakingQuestion)]);
    for (const block of readingQuestion.content.questions) {
      if (block.type !== 'MCQ') continue;
      for (const { id } of block.content) expect(text).not.toContain(id);
    }
  });

  it('leave out what has no answer', () => {
    expect(answersText([{ ...written(writingQuestion), answers: [] }])).toBe('Part 1');
  });
});
