/** Unsaved work, stored on this device so that a crash or a reload does not lose it. */
export interface StoredDraft<T> {
  /** The version that the work was based on. */
  base: string;
  value: T;
}

const prefix = 'rubrica-kept/';

/**
 * Returns the draft stored under a name; null if there is none, or if it cannot be read.
 *
 * @param isValue Whether a stored value can be shown. It should not check limits: work that breaks one must not be lost.
 */
export function readDraft<T>(name: string, isValue: (value: unknown) => value is T): StoredDraft<T> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('base' in stored && typeof stored.base === 'string' && 'value' in stored)) return null;
    return isValue(stored.value) ? { base: stored.base, value: stored.value } : null;
  } catch {
    return null;
  }
}

/** The names of all drafts that begin with `start`. */
export function draftNames(start: string): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));
}

/** Stores a draft. A full disk is not reported, because the work is still on the page. */
export function storeDraft<T>(name: string, draft: StoredDraft<T>): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // The page still has the work, and shows that it is not saved.
  }
}

export function deleteDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}
