import type { TaskTakenId } from '@rubrica/api-client/contract';

/** A student who submits an attempt, after the policy has let it through. */
export interface AttemptSubmit {
  attemptId: TaskTakenId;
  /** The Idempotency-Key. */
  key: string;
}
