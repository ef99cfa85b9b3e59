import type { Service } from '../service.ts';
import { selectTaskById } from './select-tasks.ts';

export const getTask: Service<'getTask'> = ({ db, caller }, { params }) => selectTaskById(db, caller, params.id);
