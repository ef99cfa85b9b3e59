import { useState } from 'react';
import type { CaptionTrack } from '../schema/captions.ts';

const storageKey = 'rubrica-captions';
const none = 'none';
const noTracks: readonly CaptionTrack[] = [];

/** What was chosen last in this browser: a language, or none. */
function readChoice(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function saveChoice(language: string): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Blocked or full: the choice lasts as long as the player.
  }
}

const mainLanguage = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** Returns the captions in the first of these languages that has some, in whatever region; else the first captions. */
export function captionsIn(tracks: readonly CaptionTrack[], languages: readonly string[]): CaptionTrack | undefined {
  for (const wanted of languages) {
    const found =
      tracks.find(({ language }) => language === wanted) ??
      tracks.find(({ language }) => mainLanguage(language) === mainLanguage(wanted));
    if (found) return found;
  }
  return tracks[0];
}

/** Returns the lines that are shown at a time. */
export function captionLinesAt(track: CaptionTrack | undefined, seconds: number): string[] {
  const ms = seconds * 1000;
  return (track?.cues ?? [])
    .filter(({ startMs, endMs }) => startMs <= ms && ms < endMs)
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim() !== '');
}

export interface CaptionChoice {
  /** The captions to show; undefined where they are off or there are none. */
  track: CaptionTrack | undefined;
  /** An empty string turns them off. */
  choose: (language: string) => void;
  /** Turns them off, or on again in the language that was shown last. */
  toggle: () => void;
}

/** Which captions of a video are shown: those chosen last in this browser, else those in its own language. On until turned off. */
export function useCaptionChoice(tracks: readonly CaptionTrack[] = noTracks, language: string): CaptionChoice {
  const [isOn, setIsOn] = useState(() => readChoice() !== none);
  const [chosen, setChosen] = useState(() => captionsIn(tracks, [readChoice(), language])?.language);
  const track = captionsIn(tracks, [chosen ?? language]);
  const choose = (next: string) => {
    setIsOn(next !== '');
    if (next !== '') setChosen(next);
    saveChoice(next === '' ? none : next);
  };
  return {
    track: isOn ? track : undefined,
    choose,
    toggle: () => track && choose(isOn ? '' : track.language),
  };
}
