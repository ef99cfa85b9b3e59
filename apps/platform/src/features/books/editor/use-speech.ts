import type { BookContent } from '@rubrica/api-client/contract';
import { speakText, VoiceMissingError } from '@rubrica/question-kit/react';
import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { BookAction } from './book-state.ts';

const voices = { br: 'en-GB', us: 'en-US' } as const;

/** Reads a text of a book aloud, in its accent; what is read is `textToSpeak` of the book state. */
export function useSpeech({ language, accent }: BookContent, dispatch: Dispatch<BookAction>) {
  const m = useMessages({ en, ar });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = useCallback(() => {
    running.current?.abort();
    dispatch({ kind: 'speak', text: '' });
  }, [dispatch]);
  const speak = async (text: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ kind: 'speak', text });
    try {
      await speakText(text, language === 'ar' ? 'ar' : voices[accent], controller.signal);
    } catch (error) {
      if (!(error instanceof VoiceMissingError)) throw error;
      toast.error(m.chosen.noVoice(m.languages[language]));
    } finally {
      if (running.current === controller) dispatch({ kind: 'speak', text: '' });
    }
  };
  return { speak, stop };
}
