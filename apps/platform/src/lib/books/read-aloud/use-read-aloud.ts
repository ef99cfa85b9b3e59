import { type SpeechEnd, speakText, VoiceMissingError } from '@rubrica/question-kit/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lightRange } from './lit-range.ts';
import { sayAsWritten } from './spoken-language.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { readingRates, type Speech, type SpeechState, startSpeech, usualRate, voiceLanguage } from './speech.ts';

interface ReadAloudOptions {
  language: 'en' | 'ar';
  accent: 'br' | 'us';
  /** What is read, found when reading begins. */
  elements: () => readonly Element[];
  /** Changes with the page: reading stops. */
  pageKey: string;
  /** Told of every sentence that begins. */
  onSentence?: (() => void) | undefined;
}

const storedRate = 'rubrica-reading-rate';

function readRate(): number {
  const rate = Number(localStorage.getItem(storedRate));
  return readingRates.find((known) => known === rate) ?? usualRate;
}

/** What reads aloud, for the parts of a page that show it. */
export type ReadAloud = ReturnType<typeof useReadAloud>;

/** Reads the pages in sight aloud with the browser's voice, and lights each sentence while it is spoken. */
export function useReadAloud({ language, accent, elements, pageKey, onSentence }: ReadAloudOptions) {
  const [state, setState] = useState<SpeechState>('silent');
  const [rate, setRateState] = useState(readRate);
  /** Whether Arabic sentences of an English book were left out, because the device has no voice for them. */
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const speech = useRef<Speech>(null);
  const latest = useRef({ elements, rate, onSentence });
  useEffect(() => {
    latest.current = { elements, rate, onSentence };
  });

  const stop = useCallback(() => {
    speech.current?.stop();
    speech.current = null;
    setHasLeftOut(false);
  }, []);
  const shownKey = useRef(pageKey);
  useEffect(() => {
    if (shownKey.current === pageKey) return;
    shownKey.current = pageKey;
    stop();
  }, [pageKey, stop]);
  // When the reader leaves.
  useEffect(() => stop, [stop]);

  const toggle = useCallback(() => {
    if (speech.current && (state === 'speaking' || state === 'paused')) return speech.current.toggle();
    setHasLeftOut(false);
    const say = async ({ text, language: written }: SpokenPart, signal: AbortSignal): Promise<SpeechEnd> => {
      const sayIn = (voice: 'en' | 'ar') =>
        speakText(text, voiceLanguage({ language: voice, accent }), signal, latest.current.rate);
      try {
        return await sayAsWritten({ written, language }, sayIn);
      } catch (error) {
        if (written === language || written === 'en' || !(error instanceof VoiceMissingError)) throw error;
        setHasLeftOut(true);
        return 'said';
      }
    };
    speech.current = startSpeech<SpokenPart>({
      parts: spokenParts(latest.current.elements(), language),
      speak: say,
      onPart: (part) => {
        lightRange(part?.range ?? null);
        if (part) latest.current.onSentence?.();
      },
      onState: setState,
      stateOf: (error) => (error instanceof VoiceMissingError ? 'no-voice' : 'failed'),
    });
  }, [accent, language, state]);

  const setRate = useCallback((next: number) => {
    latest.current.rate = next;
    setRateState(next);
    try {
      localStorage.setItem(storedRate, String(next));
    } catch {
      // Without room the choice lasts as long as the page.
    }
    speech.current?.repeat();
  }, []);

  return { state, hasLeftOut, rate, setRate, toggle, stop };
}
