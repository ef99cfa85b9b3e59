import type { Video } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { keyOf } from '../../../lib/query-keys.ts';

/** A signed link that has ended is renewed; a video that cannot be played fails again at once. */
const leastMsBetweenTries = 20_000;

/**
 * The address under which a stored video can be played now. The link to a file ends after minutes: it is renewed when the
 * video stops because of that, at the same place.
 */
export function useVideoUrl(source: Video['source'], element: RefObject<HTMLVideoElement | null>) {
  const file = source.kind === 'file' ? source.file : null;
  const signed = useQuery({
    queryKey: keyOf('Video', 'url', file?.id),
    queryFn: () => (file ? platformMedia.url(file) : ''),
    enabled: file !== null,
    // A new address would begin the video again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [isUnplayable, setUnplayable] = useState(false);
  const triedAt = useRef(0);

  const onError = () => {
    const { current } = element;
    if (!current || !file || Date.now() - triedAt.current < leastMsBetweenTries) return setUnplayable(true);
    triedAt.current = Date.now();
    continueWhenLoaded(current);
    void signed.refetch();
  };
  const retry = () => {
    triedAt.current = 0;
    setUnplayable(false);
    element.current?.load();
    if (file) void signed.refetch();
  };
  return {
    url: source.kind === 'link' ? source.url : signed.data,
    hasFailed: isUnplayable || signed.isError,
    onError,
    retry,
  };
}

function continueWhenLoaded(element: HTMLVideoElement): void {
  const { currentTime, paused } = element;
  const resume = () => {
    element.currentTime = currentTime;
    if (!paused) element.play().catch(() => {});
  };
  element.addEventListener('loadedmetadata', resume, { once: true });
}
