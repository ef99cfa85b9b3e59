import type { FileRef } from '../schema/fields.ts';
import type { FileId, InputItemId, LocalRecordingId, RecordingId, TaskTakenId } from '../schema/ids.ts';

/** Options of an upload. */
export interface StoreOptions {
  /**
   * An idempotency key: the same for every try with the same file, also after a reload. A store that already has the file
   * returns its reference instead of storing it twice.
   */
  key: string;
  /** What the file is for, where it has to be of one kind: the store refuses another. */
  kind?: 'image' | 'audio' | 'video' | 'pdf' | 'captions' | undefined;
  /** The duration of a recording in milliseconds, if known. */
  durationMs?: number | undefined;
  /** Reports the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; the store then rejects. */
  signal?: AbortSignal | undefined;
}

/** A play of a recording that has a play limit. */
export interface CountedPlay {
  /** The attempt's id as passed by the host; empty if none was. */
  attempt: TaskTakenId;
  /** The input item (or other recording) that was played. */
  itemId: InputItemId | FileId;
  /** The number of plays in this attempt, this one included. */
  count: number;
}

/** A take of an answer that may be recorded a limited number of times. */
export interface CountedTake {
  /** The attempt's id as passed by the host. */
  attempt: TaskTakenId;
  /** The name of the answer within the attempt. */
  recordingId: RecordingId;
  /** The take's id on this device: the same however often it is reported. */
  takeId: LocalRecordingId;
}

/** The host's file storage. The kit itself makes no requests to a server. */
export interface MediaStore {
  /**
   * Returns the URL of a stored file; a promise if it has to be signed first. A text in `reason` of a rejection's error says to
   * people why there is none any more, such as that the recording was deleted: a player shows it in its place.
   */
  url(file: FileRef): string | Promise<string>;
  /**
   * Stores a file and resolves when it is stored durably: only then is a recording deleted from the device. A rejection is
   * retried; a text in `reason` of its error, such as the types that the store accepts, is shown to people. Omit it if nothing can be stored.
   */
  upload?(file: File, options: StoreOptions): Promise<FileRef>;
  /**
   * Called for every play that counts against a limit. The kit stores the count on the device; a host that stores it too returns
   * it by `plays` on another device, or refuses the URL.
   */
  played?(play: CountedPlay): void;
  /**
   * Returns how often a recording was played in an attempt as far as the host knows, on other devices too; 0 if it does not.
   * The kit counts on from there, or from what this device knows where that is more.
   */
  plays?(of: Pick<CountedPlay, 'attempt' | 'itemId'>): number;
  /**
   * Called for every finished take that counts against a number of tries. A host that stores it returns the number by `takes`, so
   * that another device has no further try.
   */
  took?(take: CountedTake): void;
  /**
   * Returns how many takes the host knows of, those of this device included; undefined while it cannot say, and the kit counts
   * on this device alone. Asked when a recorder is shown, and again before each recording.
   */
  takes?(of: Pick<CountedTake, 'attempt' | 'recordingId'>): Promise<number | undefined>;
}
