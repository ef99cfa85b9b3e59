import { z } from 'zod';
import type { PublishTarget } from './publish-adapter.ts';

const storageKey = 'rubrica-publish-target';
const targetSchema = z.object({ address: z.string(), token: z.string() });

/** The platform that somebody asked this browser to remember. */
export function keptTarget(): PublishTarget | null {
  try {
    return targetSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
  } catch {
    return null;
  }
}

/** Remembers a platform and its token, or forgets them. Where the browser stores nothing, they are asked again. */
export function keepTarget(target: PublishTarget | null): void {
  try {
    if (target) localStorage.setItem(storageKey, JSON.stringify(target));
    else localStorage.removeItem(storageKey);
  } catch {
    // Private windows may refuse.
  }
}
