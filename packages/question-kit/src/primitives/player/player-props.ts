import type { Ref } from 'react';
import type { FileRef } from '../schema/fields.ts';
import type { CaptionTrack } from '../schema/captions.ts';
import type { InputItemId } from '../schema/ids.ts';
import type { PlayerHandle } from './player-handle.ts';

/** A place in a recording that is marked on its wave form. */
export interface PlayerMark {
  id: string;
  seconds: number;
  /** What is there, in words. */
  label: string;
  isCurrent?: boolean | undefined;
}

/** The props of a player. */
export interface PlayerProps {
  /** The recording. Its `durationMs` is used if the file itself does not contain a duration. */
  file: FileRef;
  kind: 'audio' | 'video';
  /** The accessible name: "Announcement at the station". */
  label: string;
  /** The language of captions and transcript, a BCP 47 tag. */
  lang: string;
  /** The name under which plays are counted within the attempt; default the file's id. */
  playId?: InputItemId | undefined;
  /**
   * How many times it may be played. A play starts at the beginning and counts once it has run for a second; pausing and
   * resuming, also after a reload, is the same play. Seeking is disabled.
   */
  playLimit?: number | undefined;
  /** A WebVTT file. */
  captions?: FileRef | undefined;
  /** Captions by language, one of which the student chooses, or none; in place of a file. */
  captionTracks?: readonly CaptionTrack[] | undefined;
  /** The transcript in plain text, collapsed by default. Part of the key: pass it only to those who may read it. */
  transcript?: string | undefined;
  /** Whether the file may be downloaded; default false. */
  download?: boolean | undefined;
  /** Receives what can be done with the player from outside. A host's own player may leave it out. */
  handle?: Ref<PlayerHandle> | undefined;
  /** Called when the host says why there is no recording any more. */
  onRefused?: (() => void) | undefined;
  /** Whether the slider lies on the recording's wave form; default false. Not for a recording with a play limit. */
  showsWave?: boolean | undefined;
  /** Places that are marked on the wave form. */
  marks?: readonly PlayerMark[] | undefined;
  /** Called when a mark is pressed. */
  onMark?: ((mark: PlayerMark) => void) | undefined;
}
