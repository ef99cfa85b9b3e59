import type { Service } from '../service.ts';
import { selectPdfById } from './select-pdfs.ts';

/** Returns one document, with the caller's own progress. */
export const getPdf: Service<'getPdf'> = ({ db, caller }, { params }) => selectPdfById(db, caller, params.id);
