import { useState } from 'react';
import { useLanguage } from '../i18n.ts';
import type { CaptionTrack } from './player-types.ts';

const storageKey = 'rubrica-captions';
const none = 'none';

/** Returns the captions to begin with: in the language chosen last on this device, else that of the interface, else the first. */
export function firstCaptions(captions: readonly CaptionTrack[], language: string): CaptionTrack | undefined {
  const find = (wanted: string) => captions.find((track) => track.language.split('-')[0] === wanted.split('-')[0]);
  return find(localStorage.getItem(storageKey) ?? '') ?? find(language) ?? captions[0];
}

export interface CaptionChoice {
  /** The captions to show; undefined where they are off or there are none. */
  track: CaptionTrack | undefined;
  /** An empty string turns them off. */
  choose: (language: string) => void;
  /** Turns them off, or on again in the language that was shown last. */
  toggle: () => void;
}

/** Which captions are shown. They are on until somebody turns them off. */
export function useCaptionChoice(captions: readonly CaptionTrack[]): CaptionChoice {
  const language = useLanguage();
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storageKey) !== none);
  const [chosen, setChosen] = useState(() => firstCaptions(captions, language)?.language);
  const track = captions.find((other) => other.language === chosen) ?? captions[0];

  const choose = (next: string) => {
    setIsOn(next !== '');
    if (next !== '') setChosen(next);
    try {
      localStorage.setItem(storageKey, next === '' ? none : next);
    } catch {
      // Without room the choice lasts as long as the page.
    }
  };
  return {
    track: isOn ? track : undefined,
    choose,
    toggle: () => choose(isOn ? '' : (track?.language ?? '')),
  };
}
