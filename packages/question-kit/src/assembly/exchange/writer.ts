import type { FileRef } from '../../primitives/schema/fields.ts';
import type { ExportedQuestion } from './export-context.ts';

/** How to export. */
export interface ExportOptions {
  /** The file's name without its end; `questions` when absent. */
  name?: string;
  /** The name of the host's category, for formats that hold one. */
  categoryName?: (id: string) => string | undefined;
  /** The bytes of a stored file, for Moodle XML and QTI; without it, or where it gives nothing, files are told as missing. */
  file?: (file: FileRef) => Promise<Uint8Array | undefined>;
}

/** What a format's writer returns. */
type Written = { text: string } | { bytes: Uint8Array<ArrayBuffer> };

/** Writes questions in one format. */
export type Writer = (questions: readonly ExportedQuestion[], options: ExportOptions) => Written | Promise<Written>;
