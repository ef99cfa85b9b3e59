/** Work that is not saved yet, kept on this device so that a crash or a reload does not cost it. */
export interface Kept<T> {
  /** What the work was made upon, such as a version. */
  base: string;
  value: T;
}

const prefix = 'rubrica-kept/';

/** What was kept under a name; null where nothing is, or it cannot be read. */
export function readKept<T>(name: string): Kept<T> | null {
  try {
    const text = localStorage.getItem(prefix + name);
    return text ? (JSON.parse(text) as Kept<T>) : null;
  } catch {
    return null;
  }
}

/** Keeps work; a full disk is not worth an error, as the work is still on the page. */
export function keep<T>(name: string, kept: Kept<T>): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(kept));
  } catch {
    // The page holds it still, and says that it is not saved.
  }
}

export function forget(name: string): void {
  localStorage.removeItem(prefix + name);
}
