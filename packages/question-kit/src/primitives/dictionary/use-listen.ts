import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from './dictionary.ts';
import { listen } from './listen.ts';
import { VoiceMissingError } from './voice.ts';

/** The state of playing a text. `noVoice`: the device has no voice for the language. */
export type PlaybackState = 'idle' | 'fetching' | 'speaking' | 'failed' | 'noVoice';

/** The controller of the current playback; only one text is played at a time. */
let activeController: AbortController | undefined;

/** Returns the playback state of a text and a function that starts or stops it. */
export function useListen(dictionary: Dictionary | undefined, text: string, language: string) {
  const [playbackState, setPlaybackState] = useState<PlaybackState>('idle');
  const ownController = useRef<AbortController>(undefined);
  useEffect(() => () => ownController.current?.abort(), []);

  const stop = () => {
    ownController.current?.abort();
    setPlaybackState('idle');
  };
  const start = () => {
    activeController?.abort();
    const controller = new AbortController();
    ownController.current = controller;
    activeController = controller;
    const { signal } = controller;
    signal.addEventListener('abort', () => setPlaybackState((state) => (state === 'noVoice' ? state : 'idle')));
    setPlaybackState('fetching');
    listen(dictionary, text, { language, signal, onSound: () => setPlaybackState('speaking') }).then(
      () => signal.aborted || setPlaybackState('idle'),
      (reason: unknown) =>
        signal.aborted || setPlaybackState(reason instanceof VoiceMissingError ? 'noVoice' : 'failed'),
    );
  };
  const isActive = playbackState === 'fetching' || playbackState === 'speaking';
  return { playbackState, isActive, toggle: isActive ? stop : start };
}
