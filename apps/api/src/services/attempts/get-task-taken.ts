import type { Verb } from '../verb.ts';
import { readTaskTaken } from './select-attempts.ts';

export const getTaskTaken: Verb<'getTaskTaken'> = (context, { params }) =>
  readTaskTaken(context, context.db, params.id);
