import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from './dictionary.ts';
import { listen } from './listen.ts';
import { VoiceMissingError } from './voice.ts';

/** What one hears of a text. `voiceless`: nobody can say it here. */
export type Hearing = 'quiet' | 'fetching' | 'speaking' | 'failed' | 'voiceless';

/** One voice at a time, whoever asked for it. */
let speaking: AbortController | undefined;

/** Lets a text be heard; a second press stops it. */
export function useListen(dictionary: Dictionary | undefined, text: string, language: string) {
  const [hearing, setHearing] = useState<Hearing>('quiet');
  const mine = useRef<AbortController>(undefined);
  useEffect(() => () => mine.current?.abort(), []);

  const stop = () => {
    mine.current?.abort();
    setHearing('quiet');
  };
  const start = () => {
    speaking?.abort();
    const run = new AbortController();
    mine.current = run;
    speaking = run;
    const { signal } = run;
    signal.addEventListener('abort', () => setHearing((now) => (now === 'voiceless' ? now : 'quiet')));
    setHearing('fetching');
    listen(dictionary, text, { language, signal, onSound: () => setHearing('speaking') }).then(
      () => signal.aborted || setHearing('quiet'),
      (reason: unknown) => signal.aborted || setHearing(reason instanceof VoiceMissingError ? 'voiceless' : 'failed'),
    );
  };
  const busy = hearing === 'fetching' || hearing === 'speaking';
  return { hearing, busy, toggle: busy ? stop : start };
}
