import { filesOf } from '@rubrica/question-kit';

/** The ids of every file that a question, a student's view of one, or answers refer to; each once. */
export function filesIn(data: Parameters<typeof filesOf>[0]): string[] {
  return filesOf(data).map(({ id }) => id);
}
