import type { Verb } from '../verb.ts';
import { readTask } from './read-task.ts';

export const getTask: Verb<'getTask'> = ({ db, caller }, { params }) => readTask(db, caller, params.id);
