import type { Service } from '../service.ts';
import { selectGroupById } from './to-groups.ts';

/** One group. */
export const getGroup: Service<'getGroup'> = ({ db }, { params }) => selectGroupById(db, params.id);
