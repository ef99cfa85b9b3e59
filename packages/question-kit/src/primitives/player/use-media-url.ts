import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { refusalReasonOf } from '../media/refusal-reason.ts';
import { useKit } from '../views/kit-context.ts';

/** A second failure within this time means that a new URL did not help. */
const retryWindowMs = 10_000;

export interface MediaUrl {
  url: string | undefined;
  /** There is no URL, or a new one did not load either. */
  failed: boolean;
  /** Why the host has no URL for it any more, in words for people: it is not asked again. */
  refusal: string | undefined;
  /** Call it when the URL did not load: signed URLs expire. */
  onError: () => void;
  /** Plays as soon as the URL is known. */
  play: () => void;
  /** Requests a new URL and continues at the same position. */
  retry: () => void;
}

interface Resume {
  seconds: number;
  playing: boolean;
}

/**
 * The URL of a recording. If it stops loading, a new one is requested, once automatically and then by the user, and playback
 * continues at the same position.
 */
export function useMediaUrl(
  file: FileRef,
  mediaRef: RefObject<HTMLMediaElement | null>,
  startSeconds: number,
): MediaUrl {
  const { media } = useKit();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ attempt: number; url?: string }>();
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const resume = useRef<Resume>({ seconds: startSeconds, playing: false });
  const renewedAtMs = useRef(-Infinity);
  // Another file mounts another player.
  const [initialFile] = useState(file);

  useEffect(() => {
    let isCurrent = true;
    const settle = (url?: string) => isCurrent && setResult(url === undefined ? { attempt } : { attempt, url });
    const requestUrl = async () => media.url(initialFile);
    requestUrl().then(settle, (error: unknown) => {
      settle();
      if (!isCurrent) return;
      setFailed(true);
      setRefusal(refusalReasonOf(error));
    });
    return () => {
      isCurrent = false;
    };
  }, [media, initialFile, attempt]);

  useEffect(() => {
    const { current: node } = mediaRef;
    if (!node || result?.url === undefined) return;
    const { seconds, playing } = resume.current;
    if (result.attempt > 0) node.load();
    if (seconds > 0) node.currentTime = seconds;
    if (playing) void node.play().catch(() => undefined);
  }, [result, mediaRef]);

  const renew = useCallback(
    (playing: boolean) => {
      renewedAtMs.current = performance.now();
      resume.current = { seconds: mediaRef.current?.currentTime ?? resume.current.seconds, playing };
      setFailed(false);
      setAttempt((before) => before + 1);
    },
    [mediaRef],
  );
  const onError = useCallback(() => {
    const { current: node } = mediaRef;
    if (!node?.error) return;
    if (performance.now() - renewedAtMs.current < retryWindowMs) setFailed(true);
    else renew(!node.paused);
  }, [mediaRef, renew]);

  const url = result?.url;
  const play = () => {
    if (url === undefined) resume.current = { ...resume.current, playing: true };
    else void mediaRef.current?.play().catch(() => undefined);
  };
  return { url, failed, refusal, onError, play, retry: () => renew(true) };
}
