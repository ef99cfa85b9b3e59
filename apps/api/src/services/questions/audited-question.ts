import type { StoredQuestion } from '@rubrica/api-client/contract';

/** A question as the audit log compares it: its plain fields by value, its blocks and stimulus by path. */
export function auditedQuestion({ rev, content }: StoredQuestion) {
  const { title, type, subQuestionType, category, level, diploma, input, questions } = content;
  return { rev, title, type, subQuestionType, category, level, diploma, input, questions };
}
