import path from 'node:path';
import { type PaperProblem, paperProblemText } from '@rubrica/question-kit/paper';
import { Piscina } from 'piscina';
import { TooLargeError, ValidationError } from '../errors/errors.ts';
import type { FieldProblem } from '../errors/failure-data.ts';
import type { PaperFindings } from './read-paper-thread.ts';

/** One thread, started when it is needed: a file is read beside the requests of others, and cannot take the server's memory. */
const thread = new Piscina<{ bytes: Uint8Array; limitBytes: number }, PaperFindings>({
  filename: path.join(import.meta.dirname, 'read-paper-thread.ts'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** The most that a paper may be with its recordings, packed or unpacked. */
export const maxPaperBytes = 100 * 1024 * 1024;
const limitMs = 30_000;

/** A paper with its files, all of which are there. */
export type ReadPaper = Omit<Extract<PaperFindings, { paper: unknown }>, 'missing'>;

/**
 * Reads a `.rubrica` file.
 *
 * @throws {TooLargeError} {ValidationError} on `file`: it is no paper, is damaged, unpacks to too much, or lacks files that it names
 */
export async function readPaper(file: Blob): Promise<ReadPaper> {
  if (file.size > maxPaperBytes) throw new TooLargeError(maxPaperBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await runThread(bytes);
  if (!found) throw refusal({ code: 'paper_too_large' });
  if ('problem' in found) throw refusal(toFieldProblem(found.problem));
  const { missing, ...paper } = found;
  if (missing.length > 0)
    throw refusal({ code: 'paper_files_missing', names: missing.slice(0, namedFiles).join(', ') });
  return paper;
}

/** How many of the missing files are named. */
const namedFiles = 5;

async function runThread(bytes: Uint8Array<ArrayBuffer>): Promise<PaperFindings | null> {
  const work = { bytes, limitBytes: maxPaperBytes };
  try {
    return await thread.run(work, { transferList: [bytes.buffer], signal: AbortSignal.timeout(limitMs) });
  } catch {
    // It took too long, or more memory than a paper needs.
    return null;
  }
}

const refusal = (problem: FieldProblem) => new ValidationError({ file: [problem] });

const tooLarge: readonly PaperProblem['code'][] = ['too-large', 'zip-too-large', 'zip-suspicious'];

function toFieldProblem(problem: PaperProblem): FieldProblem {
  if (tooLarge.includes(problem.code)) return { code: 'paper_too_large' };
  if (problem.code === 'newer-version') return { code: 'paper_newer' };
  if (problem.code === 'media-type') return { code: 'paper_media', names: String(problem.data['name'] ?? '') };
  return { code: 'paper_broken', names: paperProblemText(problem) };
}
