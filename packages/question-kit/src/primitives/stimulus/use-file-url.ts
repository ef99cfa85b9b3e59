import { useEffect, useMemo, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

/** The address of a file and its loading state. */
export interface FileUrl {
  url: string | undefined;
  /** The host returned no address, or the address did not load. */
  hasFailed: boolean;
  /** Reports that the address did not load; a signed address expires. */
  onError: () => void;
  /** Requests the address again. */
  retry: () => void;
}

/** Returns the address of a file: immediately if the media store returns a string, otherwise when its promise resolves. */
export function useFileUrl(file: FileRef): FileUrl {
  const { media } = useKit();
  const [attempt, setAttempt] = useState(0);
  const [resolved, setResolved] = useState<{ request: unknown; url?: string }>();
  // Each attempt is a new request.
  const request = useMemo(() => {
    const url = media.url(file);
    // After unmounting nobody handles a rejection; the browser would report it as unhandled.
    if (typeof url !== 'string') url.catch(() => undefined);
    return { attempt, url };
  }, [media, file, attempt]);

  useEffect(() => {
    const { url } = request;
    if (typeof url === 'string') return;
    let current = true;
    url.then(
      (known) => current && setResolved({ request, url: known }),
      () => current && setResolved({ request }),
    );
    return () => {
      current = false;
    };
  }, [request]);

  const result = resolved?.request === request ? resolved : undefined;
  const url = result ? result.url : typeof request.url === 'string' ? request.url : undefined;
  return {
    url,
    hasFailed: result !== undefined && result.url === undefined,
    onError: () => setResolved({ request }),
    retry: () => setAttempt(attempt + 1),
  };
}
