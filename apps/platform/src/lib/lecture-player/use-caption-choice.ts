import { useState } from 'react';
import { useLanguage } from '../i18n.ts';
import type { CaptionTrack } from './player-types.ts';

const storageKey = 'rubrica-captions';
const none = 'none';

export interface CaptionChoice {
  /** The captions to show; undefined where they are off or there are none. */
  track: CaptionTrack | undefined;
  /** An empty string turns them off. */
  choose: (language: string) => void;
  /** Turns them off, or on again in the language that was shown last. */
  toggle: () => void;
}

/**
 * Which captions are shown: the language that was chosen last on this device, else that of the interface, else the first. They
 * are on until somebody turns them off.
 */
export function useCaptionChoice(captions: readonly CaptionTrack[]): CaptionChoice {
  const language = useLanguage();
  const [stored, setStored] = useState(() => localStorage.getItem(storageKey) ?? '');
  const [isOn, setIsOn] = useState(stored !== none);
  const find = (wanted: string) => captions.find((track) => track.language.split('-')[0] === wanted.split('-')[0]);
  const chosen = find(stored) ?? find(language) ?? captions[0];

  const choose = (next: string) => {
    setIsOn(next !== '');
    if (next !== '') setStored(next);
    localStorage.setItem(storageKey, next === '' ? none : next);
  };
  return {
    track: isOn ? chosen : undefined,
    choose,
    toggle: () => choose(isOn ? '' : (chosen?.language ?? '')),
  };
}
