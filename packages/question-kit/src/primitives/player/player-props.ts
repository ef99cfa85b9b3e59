import type { FileRef } from '../schema/fields.ts';

/** What a player takes. */
export interface PlayerProps {
  /** The recording. Its `durationMs` is believed where the file itself does not tell how long it is. */
  file: FileRef;
  kind: 'audio' | 'video';
  /** What is played here, for a screen reader: "Announcement at the station". */
  label: string;
  /** The language of what is said, a BCP 47 tag: of captions and transcript. */
  lang: string;
  /** Under which name plays are counted within the attempt; the file's id unless given. */
  playId?: string | undefined;
  /**
   * How often it may be played. A play begins at the beginning and counts once it has run for a second; pausing and going on,
   * also after a reload, is the same play. There is no going back or ahead in it.
   */
  playLimit?: number | undefined;
  /** A WebVTT file. */
  captions?: FileRef | undefined;
  /** What is said, in plain text, to be unfolded. Part of the key: give it only to those who may read it. */
  transcript?: string | undefined;
  /** Offers the file for download; not unless told. */
  download?: boolean | undefined;
}
