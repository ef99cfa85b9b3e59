import { flushSync } from 'react-dom';
import type { MediaStore } from '../media/media-store.ts';
import { flushRecordings } from '../recordings/flush-recordings.ts';
import type { PendingRecording } from '../recordings/pending.ts';
import { watchPendingRecordings } from '../recordings/watch-pending-recordings.ts';
import type { FileRef } from '../schema/fields.ts';
import type { AnswerId, RecordingId, TaskTakenId } from '../schema/ids.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** What is not in the marks of an answer yet. */
export interface MarkerFilesState {
  /** How many files and spoken comments are on their way. */
  sending: number;
  /** How many files did not arrive. They are tried again when somebody wants that, or the connection is back. */
  failed: number;
  /** Whether a comment is being spoken. */
  isRecording: boolean;
}

/** The files and spoken comments of one answer that are not in its marks yet, whether it is shown or not. */
export interface MarkerFiles {
  /** The same object until something changes. */
  state: () => MarkerFilesState;
  /** Calls a listener after every change. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends what is left, what failed before included. Resolves with whether the marks have all of it; a comment that is being spoken is
   * not waited for, and counts as missing.
   *
   * @param signal stops waiting, not sending
   */
  send: (signal: AbortSignal) => Promise<boolean>;
  /** Ends all uploads of files. Spoken comments stay on the device. */
  end: () => void;
  /** For the view. */
  uploads: Uploads;
}

/** Options of `createMarkerFiles`. */
export interface MarkerFilesOptions {
  /** The `attempt` of the answer's `QuestionMarker`. */
  attempt: TaskTakenId | AnswerId;
  media: MediaStore;
  /**
   * Puts a stored file into the marks with `placeMarkerFile`, which `place` is for. A spoken comment leaves the device, once the promise
   * resolves where one is returned; if it fails, the file is handed over again later.
   */
  onStored: (place: RecordingId, file: FileRef) => void | Promise<void>;
}

const nothing: MarkerFilesState = { sending: 0, failed: 0, isRecording: false };

/** Returns the attempt under which the device keeps the spoken comments of an answer, for `listPendingRecordings`. */
export const markerAttempt = (attempt: TaskTakenId | AnswerId): TaskTakenId => `marking:${attempt}`;

function stateOf(recordings: readonly PendingRecording[], uploads: Uploads): MarkerFilesState {
  const running = recordings.filter(({ state }) => state === 'recording').length;
  const failed = uploads.list().filter(({ failure }) => failure).length;
  const sending = recordings.length - running + uploads.list().length - failed;
  return sending === 0 && failed === 0 && running === 0 ? nothing : { sending, failed, isRecording: running > 0 };
}

/**
 * Sends the files and spoken comments of an answer for as long as it takes, whichever question is shown, and what an earlier page has
 * left on the device. The host passes it to the answer's `QuestionMarker` as `files`, and ends it.
 */
export function createMarkerFiles({ attempt, media, onStored }: MarkerFilesOptions): MarkerFiles {
  const onDevice = markerAttempt(attempt);
  const listeners = new Set<() => void>();
  let recordings: readonly PendingRecording[] = [];
  let state = nothing;
  const update = () => {
    const next = stateOf(recordings, uploads);
    // Not with each part of a file.
    if (next.sending === state.sending && next.failed === state.failed && next.isRecording === state.isRecording)
      return;
    state = next;
    for (const listener of listeners) listener();
  };
  // Rendered at once: the view adds to what is rendered.
  const uploads = createUploads({
    media: () => media,
    onStored: (place, file) => flushSync(() => onStored(place, file)),
  });
  const stopWatching = watchPendingRecordings(onDevice, {
    media,
    onChange: (pending) => {
      recordings = pending;
      update();
    },
    deliver: onStored,
  });
  const stopUpdating = uploads.subscribe(update);
  addEventListener('online', uploads.retryLost);
  // An interrupted comment counts too: nobody would see it who does not open its question.
  void flushRecordings(onDevice, media, { deliver: onStored }).catch(() => undefined);

  const untilUploaded = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const stop = uploads.subscribe(() => endIfDone());
      const endIfDone = () => {
        if (!signal.aborted && uploads.list().some(({ failure }) => !failure)) return;
        stop();
        signal.removeEventListener('abort', endIfDone);
        resolve();
      };
      signal.addEventListener('abort', endIfDone);
      endIfDone();
    });

  return {
    uploads,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: async (signal) => {
      for (const { id } of uploads.list()) uploads.retry(id);
      const [left] = await Promise.all([
        // The host may not take one: then it stays on the device.
        flushRecordings(onDevice, media, { deliver: onStored, signal }).catch(() => null),
        untilUploaded(signal),
      ]);
      return left?.length === 0 && uploads.list().length === 0;
    },
    end: () => {
      stopWatching();
      stopUpdating();
      removeEventListener('online', uploads.retryLost);
      uploads.abort();
    },
  };
}
