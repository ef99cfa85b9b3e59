import type { Service } from '../service.ts';
import { groupById } from './to-groups.ts';

/** One group. */
export const getGroup: Service<'getGroup'> = ({ db }, { params }) => groupById(db, params.id);
