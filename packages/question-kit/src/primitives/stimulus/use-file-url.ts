import { useEffect, useMemo, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

/** Where a file is, as far as it is known. */
export interface FileUrl {
  url: string | undefined;
  /** The host could not tell, or what it told did not load. */
  missing: boolean;
  /** To be called when the address did not load: signed ones run out. */
  onError: () => void;
  /** Asks the host again. */
  retry: () => void;
}

/** Where a file is. An address that the host knows at once is there at once; one that it has to ask for follows. */
export function useFileUrl(file: FileRef): FileUrl {
  const { media } = useKit();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<{ of: unknown; url?: string }>();
  // The attempt makes it a new question.
  const answer = useMemo(() => {
    const url = media.url(file);
    // Whoever has gone before the answer came does not hear of it; a browser would report that as nobody's error.
    if (typeof url !== 'string') url.catch(() => undefined);
    return { attempt, url };
  }, [media, file, attempt]);

  useEffect(() => {
    const { url } = answer;
    if (typeof url === 'string') return;
    let current = true;
    url.then(
      (known) => current && setAsked({ of: answer, url: known }),
      () => current && setAsked({ of: answer }),
    );
    return () => {
      current = false;
    };
  }, [answer]);

  const settled = asked?.of === answer ? asked : undefined;
  const url = settled ? settled.url : typeof answer.url === 'string' ? answer.url : undefined;
  return {
    url,
    missing: settled !== undefined && settled.url === undefined,
    onError: () => setAsked({ of: answer }),
    retry: () => setAttempt(attempt + 1),
  };
}
