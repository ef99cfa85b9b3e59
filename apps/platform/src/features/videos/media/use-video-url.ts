import type { Video } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { platformMedia } from '../../../lib/kit/platform-media.ts';

/** A signed link that has ended is renewed; a video that cannot be played fails again at once. */
const leastMsBetweenTries = 20_000;

/**
 * The address under which a stored video can be played now. The link to a file ends after minutes: it is renewed when the
 * video stops because of that, at the same place.
 */
export function useVideoUrl(source: Video['source'], element: RefObject<HTMLVideoElement | null>) {
  const [url, setUrl] = useState(source.kind === 'link' ? source.url : undefined);
  const [hasFailed, setFailed] = useState(false);
  const triedAt = useRef(0);

  const load = useCallback(async () => {
    if (source.kind === 'link') return setUrl(source.url);
    try {
      setUrl(await platformMedia.url(source.file));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [source]);
  useEffect(() => {
    void load();
  }, [load]);

  const onError = () => {
    const { current } = element;
    if (!current || source.kind === 'link' || Date.now() - triedAt.current < leastMsBetweenTries)
      return setFailed(true);
    triedAt.current = Date.now();
    const { currentTime, paused } = current;
    current.addEventListener(
      'loadedmetadata',
      () => {
        current.currentTime = currentTime;
        if (!paused) current.play().catch(() => {});
      },
      { once: true },
    );
    void load();
  };
  const retry = () => {
    triedAt.current = 0;
    setFailed(false);
    element.current?.load();
    void load();
  };
  return { url, hasFailed, onError, retry };
}
