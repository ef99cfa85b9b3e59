import { pageSession } from '../storage/session.ts';

/** An upload that has begun, as this browser remembers it. */
export interface UnfinishedUpload {
  /** Recognises the file when it is chosen again. */
  key: string;
  /** Its address on the server. */
  url: string;
  kind: string;
  name: string;
  sizeBytes: number;
  /** ISO 8601; the server removes it a day after its last piece. */
  touchedAt: string;
}

const lifetimeMs = 24 * 3_600_000;

/** A name per person: whoever shares the browser sees only their own. */
const storageKey = () => `rubrica-uploads/${pageSession()?._id}`;

/** Returns what recognises a file: a browser gives no path, so name, size and time of change stand for it. */
export function keyOfFile({ name, size, lastModified, type }: File, kind: string): string {
  return [kind, size, lastModified, type.slice(0, 40), name.slice(-80)].join('|');
}

/** Returns the uploads of this person that have begun in this browser and can still be continued. */
export function readUnfinished(now = Date.now()): readonly UnfinishedUpload[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    const uploads = Array.isArray(stored) ? stored.filter(isUnfinished) : [];
    return uploads.filter(({ touchedAt }) => new Date(touchedAt).getTime() > now - lifetimeMs);
  } catch {
    return [];
  }
}

/** Remembers an upload, in the place of what was known of its file. */
export function rememberUpload(upload: UnfinishedUpload): void {
  write([...readUnfinished().filter(({ key }) => key !== upload.key), upload]);
}

export function forgetUpload(key: string): void {
  write(readUnfinished().filter((upload) => upload.key !== key));
}

/** Returns the upload of a file; undefined where none can be continued. */
export function findUnfinished(key: string): UnfinishedUpload | undefined {
  return readUnfinished().find((upload) => upload.key === key);
}

function write(uploads: readonly UnfinishedUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify(uploads));
  } catch {
    // Without room, a reload begins the upload anew.
  }
}

function isUnfinished(value: unknown): value is UnfinishedUpload {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const texts = ['key', 'url', 'kind', 'name', 'touchedAt'];
  return texts.every((name) => typeof fields.get(name) === 'string') && typeof fields.get('sizeBytes') === 'number';
}
