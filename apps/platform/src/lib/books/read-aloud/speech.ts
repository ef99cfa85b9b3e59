import type { SpeechEnd } from '@rubrica/question-kit/react';

/** Speeds of reading aloud; 1 is the voice's own. */
export const readingRates = [0.7, 0.85, 1, 1.2] as const;

/** A little slower than the voice's own, for learners. */
export const usualRate: number = readingRates[1];

type Accent = 'br' | 'us';

/** The language tag of the voice that reads a book. */
export function voiceLanguage({ language, accent }: { language: 'en' | 'ar'; accent: Accent }): string {
  if (language === 'ar') return 'ar';
  return accent === 'us' ? 'en-US' : 'en-GB';
}

/** What reading aloud is doing. */
export type SpeechState = 'silent' | 'speaking' | 'paused' | 'no-voice' | 'failed';

interface SpeechOptions<Part> {
  parts: readonly Part[];
  /** Says a part to its end, or until `signal` is aborted or another text takes the voice. */
  speak: (part: Part, signal: AbortSignal) => Promise<SpeechEnd>;
  /** Told which part is spoken, null when none is. */
  onPart: (part: Part | null) => void;
  onState: (state: SpeechState) => void;
  /** Which state a rejection of `speak` leads to. */
  stateOf: (error: unknown) => SpeechState;
}

/** Reading aloud that has begun. */
export interface Speech {
  /** Goes on where it paused, with the part in which that was. */
  toggle: () => void;
  /** Says the current part again, as after a change of speed. */
  repeat: () => void;
  stop: () => void;
}

/**
 * Begins to say parts one after another. Pausing is stopping within a part and beginning it again: the pause of browsers is
 * ignored by some voices, and ends in silence with others.
 */
export function startSpeech<Part>({ parts, speak, onPart, onState, stateOf }: SpeechOptions<Part>): Speech {
  let at = 0;
  let running: AbortController | null = null;

  const run = async () => {
    const { signal } = (running = new AbortController());
    onState('speaking');
    try {
      for (; at < parts.length; at += 1) {
        const part = parts[at];
        if (part === undefined) break;
        onPart(part);
        const how = await speak(part, signal);
        if (signal.aborted) return;
        if (how === 'stopped') return pause();
      }
      end('silent');
    } catch (error) {
      if (!signal.aborted) end(stateOf(error));
    }
  };
  const halt = () => {
    running?.abort();
    running = null;
  };
  const pause = () => {
    halt();
    onState('paused');
  };
  const end = (state: SpeechState) => {
    halt();
    at = parts.length;
    onPart(null);
    onState(state);
  };

  void run();
  return {
    toggle: () => {
      if (running) pause();
      else if (at < parts.length) void run();
    },
    repeat: () => {
      if (!running) return;
      halt();
      void run();
    },
    stop: () => end('silent'),
  };
}
