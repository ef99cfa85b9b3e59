import { firstText, type AnswerEntry, type EntryOf, type Question } from '@rubrica/question-kit';
import type { DemoAnswer, DemoMarks } from './attempts/attempt.ts';
import { line } from '@rubrica/question-kit/samples';

/** Returns the entries of a demo answer. */
export function toAnswerEntries(question: Question, answer: DemoAnswer): AnswerEntry[] {
  if ('text' in answer) return [toEssayEntry(answer.text)];
  if ('gaps' in answer)
    return answer.gaps.map((words) => words.map((word) => ({ studentAnswer: word, studentMark: 0 })));
  return answer.choices.split(' ').map((letters, index) => ({
    studentAnswer: toChosenIds(question.questions[index]?.id ?? '', letters),
    studentMark: 0,
  }));
}

/** Returns the entries of a marked essay. @throws if a comment quotes text that the essay does not contain */
export function toMarkedEntries(answer: DemoAnswer, marks: DemoMarks): AnswerEntry[] {
  if (!('text' in answer)) throw new Error('Only an essay is marked by hand in the demo.');
  const entry = toEssayEntry(answer.text);
  const text = firstText(entry.studentAnswer);
  return [
    {
      ...entry,
      studentContentMark: marks.content,
      studentLanguageMark: marks.language,
      instructorComments: marks.comments,
      annotations: marks.annotations.map(({ quote, comment, colour }, index) => {
        const start = text.indexOf(quote);
        if (start === -1) throw new Error(`The essay does not contain "${quote}".`);
        return { id: `comment-${index + 1}`, start, end: start + quote.length, comment, colour };
      }),
      reviewed: true,
    },
  ];
}

function toEssayEntry(text: string): EntryOf<'WritingEssays'> {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/u)
    .map(line);
  return {
    studentAnswer: [{ kind: 'text', text: paragraphs.join('\n\n') }],
    instructorFiles: [],
    studentContentMark: 0,
    studentLanguageMark: 0,
  };
}

function toChosenIds(blockId: string, letters: string): string {
  return letters === '-'
    ? ''
    : letters
        .split('')
        .map((letter) => `${blockId}-${letter}`)
        .join(' ');
}
