import type { FileRef } from '../../primitives/schema/fields.ts';
import type { ExportedQuestion, HostNames } from './export-context.ts';

/** Options of an export. */
export interface ExportOptions extends HostNames {
  /** File name without extension; `questions` by default. */
  name?: string;
  /** Returns the bytes of a stored file, for Moodle XML and QTI. Files without bytes are reported as missing. */
  file?: (file: FileRef) => Promise<Uint8Array | undefined>;
}

/** The output of a writer. */
type WriterOutput = { text: string } | { bytes: Uint8Array<ArrayBuffer>; fileCount: number };

/** Writes questions in one format. */
export type Writer = (
  questions: readonly ExportedQuestion[],
  options: ExportOptions,
) => WriterOutput | Promise<WriterOutput>;
