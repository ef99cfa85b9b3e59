import type { FileRef } from '../../core/fields.ts';

/** The address of a file that comes with the mock papers; null for any other. */
export function paperFileUrl(_file: FileRef): string | null {
  return null;
}
