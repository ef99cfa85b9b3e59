import { lectureQuestionTypes } from '@rubrica/api-client/contract';
import { isAnswerable, type Question, storedTypeOf, type QuestionType, validateDraft } from '@rubrica/question-kit';
import { ValidationError } from '../errors/errors.ts';
import { toQuestionColumns } from '../questions/to-question-columns.ts';

const allowedTypes: ReadonlySet<QuestionType> = new Set(lectureQuestionTypes);
const allowedBlocks: ReadonlySet<QuestionType> = new Set(lectureQuestionTypes.map(storedTypeOf));

/**
 * Returns the content of a question of a lecture, sanitised, and what lists show of it. It belongs to its video and to no
 * category, level or diploma.
 *
 * @throws {ValidationError} if a lecture cannot stop for a question of its type
 */
export async function toLectureQuestionColumns(question: Question) {
  const isAllowed =
    allowedTypes.has(question.subQuestionType) &&
    question.questions.every(({ type }) => !isAnswerable(type) || allowedBlocks.has(type));
  if (!isAllowed) throw new ValidationError({ 'content.subQuestionType': [{ code: 'choice' }] });
  const plain = { ...question, category: '', level: '', diploma: '' };
  const { title, subQuestionType, maximum, content } = await toQuestionColumns(plain);
  return { columns: { title, subQuestionType, maximum, isReady: validateDraft(content).length === 0 }, content };
}
