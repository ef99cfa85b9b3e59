import type { Service } from '../service.ts';
import { selectTaskTakenById } from './select-attempts.ts';

export const getTaskTaken: Service<'getTaskTaken'> = (context, { params }) =>
  selectTaskTakenById(context, context.db, params.id);
