import type { ImportField, UserImport } from '@rubrica/api-client/contract';
import { useSyncExternalStore } from 'react';
import { pageSession } from '../../../lib/storage/session.ts';

/** What happens to people who are here already. */
export type ExistingChoice = 'skip' | 'groups' | 'update';

/** An import that somebody has begun. It outlives the page, so that they can look something up and come back. */
export interface ImportDraft {
  /** The same for every try, so that nothing is imported twice. */
  id: string;
  file: File;
  step: 'columns' | 'check';
  /** What each column holds, as the admin says; null for what the headings say. */
  columns: readonly (ImportField | null)[] | null;
  existing: ExistingChoice;
  countryCode: string;
  /** What it has done, once it is carried out. */
  done: UserImport | null;
}

let kept: { owner: string | undefined; draft: ImportDraft } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft of whoever is signed in. */
function current(): ImportDraft | null {
  return kept && kept.owner === pageSession()?._id ? kept.draft : null;
}

function set(draft: ImportDraft | null): void {
  kept = draft && { owner: pageSession()?._id, draft };
  for (const listener of listeners) listener();
}

/** Begins an import with a file. */
export function beginImport(file: File): void {
  const id = crypto.randomUUID();
  set({ id, file, step: 'columns', columns: null, existing: 'skip', countryCode: '20', done: null });
}

/** Changes the import that is being prepared. */
export function changeImport(change: Partial<ImportDraft>): void {
  const draft = current();
  if (draft) set({ ...draft, ...change });
}

/** Forgets the import that is being prepared. */
export function forgetImport(): void {
  set(null);
}

/** Returns the import that is being prepared, or null. */
export function useImportDraft(): ImportDraft | null {
  return useSyncExternalStore(subscribe, current);
}
