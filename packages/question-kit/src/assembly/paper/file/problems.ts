import { fillIn } from '../../exchange/exchange-error.ts';
import { sizeText } from '../../exchange/limits.ts';

/** English texts: what is wrong, and what to do. `{name}` is replaced by that value of `data`. */
export const paperProblemTexts = {
  empty: 'The file is empty. Choose another file.',
  'no-zip': 'This is no .rubrica file: it is no zip archive. Choose a file that was saved as a paper.',
  'too-large': 'The file is larger than {limit}. Save the paper with fewer or smaller recordings and pictures.',
  'zip-broken': 'The file cannot be unpacked: {detail}. Save the paper again where it was written.',
  'zip-too-large': 'Unpacked, the file would be larger than {limit}. Save the paper with fewer or smaller files.',
  'zip-suspicious': 'The entry {name} unpacks to more than {limit} times its size, so the file was not opened.',
  'zip-path': 'The file has an entry with a path outside itself: {name}. Save the paper again where it was written.',
  'entry-missing': 'The file has no {name}. Choose a file that was saved as a paper.',
  'no-json': '{name} is not JSON. Save the paper again where it was written.',
  malformed: '{detail} Save the paper again where it was written, or correct it there.',
  'unknown-version': 'Version {version} of papers is unknown. Save the paper again where it was written.',
  'newer-version':
    'The paper was saved by a newer version of this program (version {version}). Update this program, then open it.',
  'media-missing':
    'media.json names the file {name}, but it is not in the archive. Save the paper again where it was written.',
  'media-type':
    'The file {name} is of the type {mime}: a paper has pictures, audio, video, PDF and captions only. Remove it.',
} as const;

/** Why a file is refused. */
export type PaperProblemCode = keyof typeof paperProblemTexts;

/** One reason for which a file is refused. */
export interface PaperProblem {
  code: PaperProblemCode;
  /** Where in the paper; empty for the whole file. */
  path: readonly (string | number)[];
  data: Readonly<Record<string, string | number>>;
}

/** What is wrong and what to do, in English. */
export function paperProblemText({ code, data }: PaperProblem): string {
  return fillIn(paperProblemTexts[code], data);
}

/** Thrown when a paper cannot be written; `problems` say where it does not fit. */
export class PaperFileError extends Error {
  override readonly name = 'PaperFileError';
  readonly problems: readonly PaperProblem[];

  constructor(problems: readonly PaperProblem[]) {
    super(problems.map(paperProblemText).join('\n'));
    this.problems = problems;
  }
}

/** Refuses a file for one reason, which is about all of it. */
export function refuse(code: PaperProblemCode, data: PaperProblem['data'] = {}): never {
  throw new PaperFileError([{ code, path: [], data }]);
}

/** Refuses what is larger than a limit. */
export function checkSize(sizeBytes: number, limitBytes: number): void {
  if (sizeBytes > limitBytes) refuse('too-large', { limit: sizeText(limitBytes) });
}
