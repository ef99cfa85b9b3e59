import { useCallback, useEffect, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

export interface Captions {
  /** The lines of the current cue. */
  lines: readonly string[];
  /** The caption file did not load. */
  failed: boolean;
  /** The URL of the track, once loaded. */
  url: string | undefined;
  /** The ref of the track element. */
  attach: (node: HTMLTrackElement | null) => void;
}

const none: readonly string[] = [];

/**
 * The captions of a recording. The kit fetches and renders them: browsers show none for audio, and refuse tracks of another
 * origin.
 */
export function useCaptions(file: FileRef | undefined): Captions {
  const { media } = useKit();
  const [node, setNode] = useState<HTMLTrackElement | null>(null);
  const [lines, setLines] = useState(none);
  const [failed, setFailed] = useState(false);
  const [url, setUrl] = useState<string>();
  const [initialFile] = useState(file);
  const attach = useCallback((track: HTMLTrackElement | null) => {
    // Hidden, because the kit renders the cues.
    if (track) track.track.mode = 'hidden';
    setNode(track);
  }, []);

  useEffect(() => {
    if (!initialFile) return;
    const controller = new AbortController();
    let objectUrl = '';
    const load = async () => {
      const response = await fetch(await media.url(initialFile), { signal: controller.signal });
      if (!response.ok) throw new Error(`Loading captions failed with status ${response.status}.`);
      const text = await response.text();
      if (controller.signal.aborted) return;
      objectUrl = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      setUrl(objectUrl);
    };
    load().catch(() => !controller.signal.aborted && setFailed(true));
    return () => {
      controller.abort();
      if (objectUrl !== '') URL.revokeObjectURL(objectUrl);
    };
  }, [media, initialFile]);

  useEffect(() => {
    if (!node) return;
    const { track: text } = node;
    const update = () => setLines(Array.from(text.activeCues ?? []).flatMap(cueLines));
    const fail = () => setFailed(true);
    text.addEventListener('cuechange', update);
    node.addEventListener('error', fail);
    return () => {
      text.removeEventListener('cuechange', update);
      node.removeEventListener('error', fail);
    };
  }, [node]);

  return { lines, failed, url, attach };
}

/** Returns the text lines of a cue without voice and style tags. */
function cueLines(cue: TextTrackCue): string[] {
  if (!(cue instanceof VTTCue)) return [];
  return (cue.getCueAsHTML().textContent ?? '').split('\n').filter((line) => line.trim() !== '');
}
