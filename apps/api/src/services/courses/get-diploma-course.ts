import type { Service } from '../service.ts';
import { selectDiplomaCourse } from './select-diploma-course.ts';

/** Returns what a diploma is made of. */
export const getDiplomaCourse: Service<'getDiplomaCourse'> = ({ db }, { params }) => selectDiplomaCourse(db, params.id);
