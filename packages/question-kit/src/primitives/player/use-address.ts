import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

/** Failures closer together than this, in milliseconds, are one: asking again has not helped. */
const soon = 10_000;

export interface Address {
  url: string | undefined;
  /** There is no address, or a fresh one did not load either. */
  failed: boolean;
  /** To be called when the address did not load: signed ones run out. */
  onError: () => void;
  /** Plays, as soon as there is something to play. */
  play: () => void;
  /** Asks for a fresh address, and goes on where it was. */
  retry: () => void;
}

interface Stop {
  at: number;
  playing: boolean;
}

/**
 * Where a recording is. An address that stops loading is asked for anew, once by itself and then by the reader, and the
 * recording goes on where it was.
 */
export function useAddress(file: FileRef, mediaRef: RefObject<HTMLMediaElement | null>, begin: number): Address {
  const { media } = useKit();
  const [asked, setAsked] = useState(0);
  const [known, setKnown] = useState<{ asked: number; url?: string }>();
  const [failed, setFailed] = useState(false);
  const stop = useRef<Stop>({ at: begin, playing: false });
  const renewed = useRef(-Infinity);
  // Whoever shows another file shows another player.
  const [own] = useState(file);

  useEffect(() => {
    let current = true;
    const settle = (url?: string) => current && setKnown(url === undefined ? { asked } : { asked, url });
    const ask = async () => media.url(own);
    ask().then(settle, () => {
      settle();
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [media, own, asked]);

  useEffect(() => {
    const { current: node } = mediaRef;
    if (!node || known?.url === undefined) return;
    const { at, playing } = stop.current;
    if (known.asked > 0) node.load();
    if (at > 0) node.currentTime = at;
    if (playing) void node.play().catch(() => undefined);
  }, [known, mediaRef]);

  const renew = useCallback(
    (playing: boolean) => {
      renewed.current = performance.now();
      stop.current = { at: mediaRef.current?.currentTime ?? stop.current.at, playing };
      setFailed(false);
      setAsked((before) => before + 1);
    },
    [mediaRef],
  );
  const onError = useCallback(() => {
    const { current: node } = mediaRef;
    if (!node?.error) return;
    if (performance.now() - renewed.current < soon) setFailed(true);
    else renew(!node.paused);
  }, [mediaRef, renew]);

  const url = known?.url;
  const play = () => {
    if (url === undefined) stop.current = { ...stop.current, playing: true };
    else void mediaRef.current?.play().catch(() => undefined);
  };
  return { url, failed, onError, play, retry: () => renew(true) };
}
