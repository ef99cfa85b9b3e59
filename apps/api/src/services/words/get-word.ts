import type { Service } from '../service.ts';
import { selectWordById } from './to-word.ts';

/** Returns one of the caller's own words. */
export const getWord: Service<'getWord'> = ({ clock, db }, { params }) => selectWordById(db, params.id, clock.now());
