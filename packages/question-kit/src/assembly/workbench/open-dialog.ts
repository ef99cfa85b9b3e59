import type { QuestionParseProblem } from '../core/question-parse-error.ts';
import type { OpenedPaper } from './files/paper-file.ts';
import type { RejectedFile } from './files/rejected-file-dialog.tsx';

/** The dialog that is open, one at a time. */
export type OpenDialog =
  | { show: 'gallery' | 'import' | 'export' | 'publish' | 'differences' | 'languages' | 'startOver' }
  | { show: 'refused'; file: RejectedFile }
  | { show: 'unsaved'; problems: readonly QuestionParseProblem[] }
  | { show: 'openPaper'; opened: OpenedPaper };
