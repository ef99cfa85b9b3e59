/** Limits of an import. A file above a limit is rejected, not cut. */
export interface ExchangeLimits {
  /** Size of the source: bytes, or UTF-16 units of a string. */
  fileSizeBytes: number;
  /** Source questions in a file or package. */
  questions: number;
  /** Options, pairs, gaps, accepted answers or response values of one source question. A question with more is left out. */
  partsPerQuestion: number;
  /** Nesting depth of XML elements. */
  xmlDepth: number;
  /** Files in a package. */
  filesPerZip: number;
  /** Total size of the unpacked files of a package, without those that are stored in it as they are. */
  unzippedSizeBytes: number;
  /** Total size of the XML of a package. */
  xmlPerZipBytes: number;
  /** Largest ratio of unpacked to packed size, for files above 1 MB and for a package as a whole. */
  maxZipRatio: number;
}

/** As sizes are shown. */
const megabyte = 1024 * 1024;

/** A limit on sizes as texts state it. */
export function sizeText(bytes: number): string {
  return bytes < megabyte ? `${bytes} bytes` : `${Number((bytes / megabyte).toPrecision(4))} MB`;
}

/** The default limits. */
export const defaultLimits: ExchangeLimits = {
  fileSizeBytes: 50 * megabyte,
  questions: 20_000,
  partsPerQuestion: 1000,
  xmlDepth: 200,
  filesPerZip: 5000,
  unzippedSizeBytes: 250 * megabyte,
  xmlPerZipBytes: 50 * megabyte,
  maxZipRatio: 150,
};
