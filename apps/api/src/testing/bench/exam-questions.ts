import { type AnswerEntry, ownAnswers, type Question, questionOf, type QuestionType } from '@rubrica/question-kit';
import { fixtures, questionFixture } from '@rubrica/question-kit/fixtures';
import { filesIn } from '../../services/files/record-file-uses.ts';
import { essayText } from '../sample-questions.ts';

/** A question of the exam, and what its answer becomes, save by save. */
export interface ExamQuestion {
  content: Question;
  /** Entries as the server stores them. None equals the one before it, and the first does not equal the last. */
  stages: readonly AnswerEntry[][];
}

/** Stands in what is written for the student who writes it, so that no two students write the same. */
export const takerMark = '{taker}';

/** Choices, words and essays, as in a paper of reading and writing. */
const types: readonly QuestionType[] = [
  'MCQ',
  'MCQ',
  'MCQ',
  'FillInBlanks',
  'Matching',
  'ShortAnswers',
  'MCQ',
  'NoteTaking',
  'FillInBlanks',
  'MCQ',
  'Matching',
  'ShortAnswers',
  'MCQ',
  'NoteTaking',
  'WritingSummaries',
  'WritingEssays',
];

const sentence = 'Twice a day the sea leaves the harbour of our town, and twice a day it comes back. ';
const passage = sentence.repeat(14);
const essay = `Student ${takerMark}. ${sentence.repeat(14).trim()}`;
/** In how many saves an essay grows, before it is begun anew. */
const essaySaves = 12;

/** Makes the sixteen questions of the exam: each a text of some 250 words with the kit's examples of one type. */
export function examQuestions(): ExamQuestion[] {
  return types.map((type, index) => {
    const questionWith = (blocks: Question['questions']) =>
      questionOf({
        ...questionFixture(type),
        title: `Question ${index + 1}`,
        category: '',
        level: '',
        diploma: '',
        input: [{ id: 'passage', kind: 'text', html: `<p>${passage}</p>` }],
        questions: blocks,
      });
    // Those without files, which would have to be stored.
    const examples = fixtures[type].filter(({ block }) => filesIn(questionWith([block])).length === 0);
    const content = questionWith(examples.map(({ block }) => block));
    const right = examples.map((example) => example.right);
    return { content, stages: stagesOf(content, right) };
  });
}

function stagesOf(question: Question, right: readonly AnswerEntry[]): AnswerEntry[][] {
  const isTyped = question.subQuestionType !== 'Matching';
  const count = Math.max(2, ...right.map((entry) => partsOf(entry)));
  return Array.from({ length: count }, (_, stage) =>
    ownAnswers(
      question,
      right.map((entry) => atStage(entry, stage, isTyped)),
    ),
  );
}

/** In how many saves an entry is filled in. */
function partsOf(entry: AnswerEntry): number {
  if (Array.isArray(entry)) return entry.length;
  return typeof entry.studentAnswer === 'string' ? 1 : essaySaves;
}

/** An entry with its parts up to a stage: a choice is made and taken back in turn. */
function atStage(entry: AnswerEntry, stage: number, isTyped: boolean): AnswerEntry {
  if (Array.isArray(entry)) {
    return entry.map((part, index) => {
      const typed = isTyped ? `${part.studentAnswer} ${takerMark}` : part.studentAnswer;
      return { ...part, studentAnswer: index <= stage % entry.length ? typed : '' };
    });
  }
  if (typeof entry.studentAnswer === 'string') {
    return { studentAnswer: stage % 2 === 0 ? entry.studentAnswer : '', studentMark: 0 };
  }
  const [written] = essayText(essay.slice(0, Math.ceil((essay.length * (stage + 1)) / essaySaves)));
  if (!written) throw new Error('There is no essay.');
  return written;
}
