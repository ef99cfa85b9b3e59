import path from 'node:path';
import { Piscina } from 'piscina';
import type { PdfFindings } from './inspect-pdf-thread.ts';

/** One thread, started when it is needed: a file is read beside the requests of others, and cannot take the server's memory. */
const thread = new Piscina<Uint8Array, PdfFindings>({
  filename: path.join(import.meta.dirname, 'inspect-pdf-thread.ts'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** How long reading may take; the structure of 50 MB takes a second. */
const limitMs = 30_000;

/** Returns how many pages a PDF has, or why students could not read it. Takes the bytes over: they are empty afterwards. */
export async function inspectPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFindings> {
  try {
    return await thread.run(bytes, { transferList: [bytes.buffer], signal: AbortSignal.timeout(limitMs) });
  } catch {
    // It took too long, or more memory than a document needs.
    return { problem: 'pdf_broken' };
  }
}
