import type { FileId } from '@rubrica/question-kit';

/** How to get an address of each file that this device keeps for the open attempt; it works without a connection. */
export const keptUrls = new Map<FileId, () => string | Promise<string>>();
