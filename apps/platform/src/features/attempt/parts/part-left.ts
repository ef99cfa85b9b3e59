import type { TaskTakenId } from '@rubrica/api-client/contract';
import { pageSession } from '../../../lib/storage/session.ts';

const nameOf = (attempt: TaskTakenId) => `rubrica-part/${pageSession()?._id}/${attempt}`;

/** Returns the index of the part at which a student left an attempt on this device; 0 where none is stored. */
export function readPartLeft(attempt: TaskTakenId): number {
  return Number(localStorage.getItem(nameOf(attempt))) || 0;
}

/** Stores the visible part. A full or closed storage is not reported: the attempt then begins at its first part. */
export function storePartLeft(attempt: TaskTakenId, part: number): void {
  try {
    localStorage.setItem(nameOf(attempt), String(part));
  } catch {
    // The address still names the part.
  }
}
