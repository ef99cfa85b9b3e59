import { useCallback, useEffect, useRef, useState } from 'react';
import { api, isLinkUsed } from '../api.ts';
import type { PlayerControlWithVideo } from './player-control.ts';
import type { LectureSource } from './player-types.ts';

/** A second failure within this time means that a new link did not help. */
const retryWindowMs = 10_000;

export interface SourceUrl {
  url: string | undefined;
  /** There is no link, or a new one did not load either. */
  failed: boolean;
  /** Call it when the video did not load. */
  onError: () => void;
  /** Asks for a new link and goes on at the same place. */
  retry: () => void;
}

/**
 * The address of a lecture's video. Links to files of the server expire: a new one is asked for before the next request that
 * would need it, and when one fails; the video goes on at the same place.
 */
export function useSourceUrl(source: LectureSource, control: PlayerControlWithVideo): SourceUrl {
  const link = 'link' in source ? source.link : undefined;
  // Another object each time a link is asked for.
  const [request, setRequest] = useState(() => ({ file: 'file' in source ? source.file : undefined }));
  const [url, setUrl] = useState(link);
  const [failed, setFailed] = useState(false);
  /** By `Date.now()`; null until it has arrived. */
  const arrivedAtMs = useRef<number | null>(null);
  const renewedAtMs = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const { file } = request;
    if (file === undefined) return;
    const controller = new AbortController();
    const load = async () => {
      const reply = await api.getFile({ params: { id: file }, signal: controller.signal });
      if (controller.signal.aborted) return;
      arrivedAtMs.current = Date.now();
      // The same address again: the element has to be told to load it.
      if (control.video()?.getAttribute('src') === reply.url) control.video()?.load();
      setUrl(reply.url);
    };
    load().catch(() => !controller.signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [request, control]);

  const renew = useCallback(() => {
    renewedAtMs.current = Date.now();
    arrivedAtMs.current = null;
    control.hold();
    setFailed(false);
    setRequest(({ file }) => ({ file }));
    // An address elsewhere stays the same: the element has to be told to try it again.
    if (link !== undefined) control.video()?.load();
  }, [control, link]);

  useEffect(() => {
    const unsubscribe = control.subscribe((event) => {
      if (event !== 'seeking' && event !== 'playing') return;
      if (arrivedAtMs.current !== null && !isLinkUsed(arrivedAtMs.current)) renew();
    });
    return unsubscribe;
  }, [control, renew]);

  const onError = useCallback(() => {
    if (!control.video()?.error) return;
    if (Math.abs(Date.now() - renewedAtMs.current) < retryWindowMs) setFailed(true);
    else renew();
  }, [control, renew]);

  const retry = useCallback(() => {
    renew();
    control.play();
  }, [control, renew]);

  return { url, failed, onError, retry };
}
