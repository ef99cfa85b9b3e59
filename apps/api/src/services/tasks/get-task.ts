import type { Service } from '../service.ts';
import { readTask } from './read-task.ts';

export const getTask: Service<'getTask'> = ({ db, caller }, { params }) => readTask(db, caller, params.id);
