/** Why files cannot be imported at all. */
export type ImportFileErrorCode =
  /** None of the formats. */
  | 'unknown'
  /** Files of a StarDict dictionary are missing: `files` names them. */
  | 'missing'
  /** There is more than one dictionary in an archive, or among the chosen files. */
  | 'several'
  /** `files` ends too early, or is not what its name says. */
  | 'damaged'
  /** Unpacked it is larger than a browser can hold. */
  | 'too-large'
  | 'too-many'
  /** An archive that browsers cannot unpack. */
  | 'packed'
  | 'encrypted'
  /** Its headwords are not English. */
  | 'direction';

/** Files that cannot be imported. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
  readonly code: ImportFileErrorCode;
  /** The files that it is about. */
  readonly files: readonly string[];

  constructor(code: ImportFileErrorCode, ...files: string[]) {
    super([code, ...files].join(' '));
    this.code = code;
    this.files = files;
  }
}
