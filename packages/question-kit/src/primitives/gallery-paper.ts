import type { InputItem } from './schema/input.ts';

/** A question that the workbench's gallery offers as a start. The registry checks that it is a draft. */
export interface GalleryPaper {
  title: string;
  /** The skill that it examines. */
  type: string;
  subQuestionType: string;
  category: string;
  diploma: string;
  level: string;
  input: InputItem[];
  questions: { type: string }[];
}

/** Where most papers of the gallery belong. */
export const galleryPaperHead = { category: 'Mock papers', diploma: 'General English, B2', level: 'B2' };
