import type { FileId, VideoId } from '@rubrica/api-client/contract';
import type { ReactNode } from 'react';
import type { PlayerControlWithVideo } from './player-control.ts';

/** A line of captions; times in milliseconds from the start of the video. */
export interface CaptionCue {
  startMs: number;
  endMs: number;
  text: string;
}

/** Captions in one language, as the server replies with them. */
export interface CaptionTrack {
  /** BCP 47. */
  language: string;
  label: string;
  cues: readonly CaptionCue[];
}

/** Where the picture comes from: a file of the server, read by signed links that are renewed, or an address elsewhere. */
export type LectureSource = { file: FileId } | { link: string };

/** A place on the time line, such as a question. */
export interface LectureMark {
  id: string;
  atMs: number;
  /** Read out with the time line: "Question, not answered". */
  label: string;
  isDone: boolean;
}

/**
 * A place where the video stops each time it is played up to it, until it is taken off the list. Seeking does not get past a
 * required one either.
 */
export interface LectureStop {
  id: string;
  atMs: number;
  isRequired: boolean;
}

export interface LecturePlayerProps {
  /** Plays, pauses and seeks from outside, and tells where the video is: `createPlayerControl()`, one per video. */
  control: PlayerControlWithVideo;
  video: VideoId;
  /** The accessible name: the title of the lecture. */
  label: string;
  source: LectureSource;
  poster?: FileId | null | undefined;
  /** Used until the file has said how long it is, and for recordings that do not say. */
  durationMs: number;
  captions: readonly CaptionTrack[];
  /** Where it begins. */
  startMs?: number | undefined;
  /** Shown on the time line. */
  marks?: readonly LectureMark[] | undefined;
  stops?: readonly LectureStop[] | undefined;
  /** Called once the video has stopped at a place: while playing, and where somebody tried to seek past it. */
  onStop?: ((stop: LectureStop) => void) | undefined;
  /**
   * What the video has stopped for: it stands in the picture, and below picture and captions where the player is narrow. Keys
   * pressed in it are its own.
   */
  question?: ReactNode;
}
