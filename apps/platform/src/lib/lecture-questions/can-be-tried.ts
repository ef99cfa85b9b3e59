import type { StudentVideoQuestion } from '@rubrica/api-client/contract';

/** Whether a student can send another answer to a question of a lecture now. */
export function canBeTried({ triesLeft, answer }: StudentVideoQuestion): boolean {
  return triesLeft !== 0 && answer?.outcome !== 'pending';
}
