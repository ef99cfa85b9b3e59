import { useCallback, useEffect, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

export interface ShownCaptions {
  /** What is said now, line by line. */
  lines: readonly string[];
  /** The file was given and did not load. */
  failed: boolean;
  /** The address of the track, once it is there. */
  url: string | undefined;
  /** To be given the track element. */
  attach: (node: HTMLTrackElement | null) => void;
}

const none: readonly string[] = [];

/**
 * The captions of a recording. They are fetched and drawn by us: browsers show none under sound alone, and refuse tracks from
 * another origin than the page's.
 */
export function useCaptions(file: FileRef | undefined): ShownCaptions {
  const { media } = useKit();
  const [node, setNode] = useState<HTMLTrackElement | null>(null);
  const [lines, setLines] = useState(none);
  const [failed, setFailed] = useState(false);
  const [url, setUrl] = useState<string>();
  const [own] = useState(file);
  const attach = useCallback((track: HTMLTrackElement | null) => {
    // Read, and drawn by ourselves.
    if (track) track.track.mode = 'hidden';
    setNode(track);
  }, []);

  useEffect(() => {
    if (!own) return;
    const ended = new AbortController();
    let made = '';
    const load = async () => {
      const response = await fetch(await media.url(own), { signal: ended.signal });
      if (!response.ok) throw new Error(`The captions answered ${response.status}.`);
      const text = await response.text();
      if (ended.signal.aborted) return;
      made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      setUrl(made);
    };
    load().catch(() => !ended.signal.aborted && setFailed(true));
    return () => {
      ended.abort();
      if (made !== '') URL.revokeObjectURL(made);
    };
  }, [media, own]);

  useEffect(() => {
    if (!node) return;
    const { track: text } = node;
    const follow = () => setLines(Array.from(text.activeCues ?? []).flatMap(cueLines));
    const fail = () => setFailed(true);
    text.addEventListener('cuechange', follow);
    node.addEventListener('error', fail);
    return () => {
      text.removeEventListener('cuechange', follow);
      node.removeEventListener('error', fail);
    };
  }, [node]);

  return { lines, failed, url, attach };
}

/** The words of a cue without its marks of voice and style. */
function cueLines(cue: TextTrackCue): string[] {
  if (!(cue instanceof VTTCue)) return [];
  return (cue.getCueAsHTML().textContent ?? '').split('\n').filter((line) => line.trim() !== '');
}
