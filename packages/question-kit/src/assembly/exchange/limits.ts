/** How much is read at most. Each can be set; what is above is refused, not cut. */
export interface ExchangeLimits {
  /** Bytes (or UTF-16 units) of a file as it comes. */
  fileSize: number;
  /** Source questions in a file or package. */
  questions: number;
  /** Elements inside each other in XML. */
  xmlDepth: number;
  /** Files in a package. */
  zipFiles: number;
  /** Bytes of all files of a package together, unpacked. */
  zipSize: number;
  /** How many times larger a packed file (above 1 MB) may become. */
  zipRatio: number;
}

/** What holds where nothing else is said. */
export const defaultLimits: ExchangeLimits = {
  fileSize: 50_000_000,
  questions: 20_000,
  xmlDepth: 200,
  zipFiles: 5000,
  zipSize: 250_000_000,
  zipRatio: 150,
};
