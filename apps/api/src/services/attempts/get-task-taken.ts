import type { Service } from '../service.ts';
import { readTaskTaken } from './select-attempts.ts';

export const getTaskTaken: Service<'getTaskTaken'> = (context, { params }) =>
  readTaskTaken(context, context.db, params.id);
