import type { BookContent } from '@rubrica/api-client/contract';
import { speakText, VoiceMissingError } from '@rubrica/question-kit/react';
import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { voiceLanguage } from '../../../lib/books/read-aloud/speech.ts';
import { sayAsWritten, spokenLanguage } from '../../../lib/books/read-aloud/spoken-language.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { BookAction } from './book-state.ts';

/** Reads a text of a book aloud, in the book's accent; what is read is `textToSpeak` of the book state. */
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
    const written = spokenLanguage(text, language);
    try {
      await sayAsWritten({ written, language }, (voice) =>
        speakText(text, voiceLanguage({ language: voice, accent }), controller.signal),
      );
    } catch (error) {
      if (!(error instanceof VoiceMissingError)) throw error;
      toast.error(m.chosen.noVoice(m.languages[written]));
    } finally {
      if (running.current === controller) dispatch({ kind: 'speak', text: '' });
    }
  };
  return { speak, stop };
}
