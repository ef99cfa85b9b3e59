import type { UserId } from '@rubrica/api-client/contract';
import { pageSession } from './session.ts';

/** Unsaved work, stored on this device so that a crash or a reload does not lose it. */
export interface StoredDraft<T> {
  /** The version that the work was based on. */
  base: string;
  value: T;
}

/**
 * Opens the drafts of one person on this device, by default of whom this page is: nobody is offered, or sends, what somebody else
 * has left on a shared device.
 */
export function openDrafts(person: UserId = pageSession()?._id ?? '') {
  const prefixOf = (kind: string) => `rubrica-kept/${kind}/${person}/`;
  const keyOf = (kind: string, id: string) => prefixOf(kind) + id;
  return {
    /** Where a draft is stored, as the event `storage` names it. */
    keyOf,
    /**
     * Returns a draft; null if there is none, or if it cannot be read.
     *
     * @param isValue Whether a stored value can be shown. It should not check limits: work that breaks one must not be lost.
     */
    read<T>(kind: string, id: string, isValue: (value: unknown) => value is T): StoredDraft<T> | null {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return null;
        if (!('base' in stored && typeof stored.base === 'string' && 'value' in stored)) return null;
        return isValue(stored.value) ? { base: stored.base, value: stored.value } : null;
      } catch {
        return null;
      }
    },
    /** Stores a draft, and returns whether there was room for it: without, the page still has the work, and shows that it is not saved. */
    store<T>(kind: string, id: string, draft: StoredDraft<T>): boolean {
      try {
        localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove(kind: string, id: string): void {
      localStorage.removeItem(keyOf(kind, id));
    },
    /** The ids of all drafts of a kind. */
    ids(kind: string): string[] {
      const prefix = prefixOf(kind);
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    },
  };
}
