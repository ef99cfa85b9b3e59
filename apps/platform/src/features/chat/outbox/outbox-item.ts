import type { UserId } from '@rubrica/api-client/contract';

/** A file of a message that is not sent yet. Bytes rather than a blob: private windows of some browsers cannot store blobs. */
export interface QueuedFile {
  /** Identifies its upload, so that a repeated one finds the stored file. */
  key: string;
  name: string;
  type: string;
  durationMs: number | null;
  bytes: ArrayBuffer;
}

/** A message that the server has not confirmed. */
export interface OutboxItem {
  /** The id under which it is sent, however often. */
  clientId: string;
  owner: UserId;
  text: string;
  files: QueuedFile[];
  /** ISO 8601, by this device's clock. */
  writtenAt: string;
  /** Why the server refuses it as it is, empty where something before the server does; null while it waits. */
  problem: string | null;
}
