import type { Verb } from '../verb.ts';
import { groupById } from './to-groups.ts';

/** One group. */
export const getGroup: Verb<'getGroup'> = ({ db }, { params }) => groupById(db, params.id);
