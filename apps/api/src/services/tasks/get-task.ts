import type { Service } from '../service.ts';
import { selectTaskById } from './read-task.ts';

export const getTask: Service<'getTask'> = ({ db, caller }, { params }) => selectTaskById(db, caller, params.id);
