import type { FileKind } from '@rubrica/api-client/contract';

/** Up to this size a file is sent in one request; a larger one in pieces of this size, which a lost connection does not lose. */
export const pieceBytes = 8 * 1024 * 1024;

/** How a file is sent. */
export interface SendOptions {
  /** What it is for; the server refuses another kind. Any accepted kind when absent. */
  kind?: FileKind | undefined;
  /** The same for every try with the same file, also after a reload. */
  key: string;
  durationMs?: number | undefined;
  /** Ends the sending; what has arrived stays, and the next try goes on from there. */
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  /** All is sent, and the server checks it. */
  onArrived?: () => void;
}
