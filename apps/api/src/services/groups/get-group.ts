import type { Service } from '../service.ts';
import { selectGroupById } from './to-groups.ts';

/** Returns one group. */
export const getGroup: Service<'getGroup'> = ({ db }, { params }) => selectGroupById(db, params.id);
