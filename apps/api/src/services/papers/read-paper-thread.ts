// Runs in a thread of its own: see `read-paper.ts`.
import {
  type Paper,
  type PaperMedia,
  type PaperProblem,
  paperFileLimits,
  readPaperFile,
} from '@rubrica/question-kit/paper';

/** What reading a `.rubrica` file has found. */
export type PaperFindings = { paper: Paper; media: PaperMedia[]; missing: string[] } | { problem: PaperProblem };

/** Reads a paper. Media come back as a list: what a thread sends is copied. */
export default function readPaper({ bytes, limitBytes }: { bytes: Uint8Array; limitBytes: number }): PaperFindings {
  const limits = { ...paperFileLimits, fileSizeBytes: limitBytes, unzippedSizeBytes: limitBytes };
  const result = readPaperFile(bytes, limits);
  if (!('problems' in result)) {
    return { paper: result.paper, media: [...result.media.values()], missing: result.missing.map(({ name }) => name) };
  }
  const [problem = { code: 'malformed', path: [], data: { detail: '' } } satisfies PaperProblem] = result.problems;
  return { problem };
}
