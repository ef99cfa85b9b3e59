import type { AnswerId, CallInput, Contract, UserId } from '@rubrica/api-client/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';

/** A save of one student's answer, after the policy has let it through. */
export type AnswerSave = { studentId: UserId; answerId: AnswerId } & CallInput<Contract['saveAnswer']>['body'];

/** What saves need of the server. */
export interface SaveOptions {
  db: Database;
  clock: Clock;
  timeZone: string;
}
