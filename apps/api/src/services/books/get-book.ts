import type { Service } from '../service.ts';
import { selectBookById } from './select-book.ts';

export const getBook: Service<'getBook'> = ({ db }, { params }) => selectBookById(db, params.id);
