import type { FileRef } from '../schema/fields.ts';
import type { RecordingId } from '../schema/ids.ts';

/**
 * The phase of a recorder. Time runs in `preparing` and `recording`; `done` means that a recording exists (uploaded or waiting
 * to be); `error` that a device or the browser prevents recording.
 */
export type RecorderPhase =
  | 'loading'
  | 'idle'
  | 'asking'
  | 'checking'
  | 'preparing'
  | 'recording'
  | 'stopping'
  | 'interrupted'
  | 'done'
  | 'error';

/** Why a recording ended. */
export type StopReason = 'user' | 'time' | 'size' | 'unplugged' | 'failed';

/** How a take ended. */
export interface TakeEnd {
  /** `user`: by whoever records; everything else ended it by itself. */
  reason: StopReason;
  /** Whether the microphone heard nothing. */
  isSilent: boolean;
}

/** The props of a recorder. Times are in seconds, sizes in bytes. */
export interface RecorderProps {
  /** `either`: the student chooses between the camera and the microphone only. */
  kind: 'audio' | 'video' | 'either';
  /**
   * Identifies the recording within the attempt, for example `${block.id}:${item.id}`. The device stores it under
   * (attempt, recordingId) until the host has it. Use the same string as the React `key` of the recorder.
   */
  recordingId: RecordingId;
  /** The accessible name: "Answer to prompt 1". */
  label: string;
  /** The recording stored by the host; undefined while there is none. */
  value: FileRef | undefined;
  /**
   * Called once with the stored file when the host's store has confirmed it, also for a recording that an earlier visit
   * left on the device. `durationMs` is set. Called again when a new take is stored.
   */
  onChange: (file: FileRef | undefined) => void;
  /** Called on every phase change, for example to show a prompt only while recording; in `done` with how the take ended. */
  onPhase?: ((phase: RecorderPhase, end?: TakeEnd) => void) | undefined;
  /** Preparation time before the recording starts automatically; default 0. The student may end it early. */
  prepSeconds?: number | undefined;
  /** Speaking time: counted down; the recording stops automatically. */
  answerSeconds?: number | undefined;
  /** The maximum duration if time is not counted down; default 600. */
  maxSeconds?: number | undefined;
  /** The maximum size; default 50 MB for audio and 500 MB for video. Bit rates are chosen so that the duration fits. */
  maxBytes?: number | undefined;
  /** Whether a recording may be paused; default false. */
  pausable?: boolean | undefined;
  /**
   * How many times the answer may be recorded, counted by the host over all devices where its store counts takes; as often as
   * one likes by default. An interrupted recording does not count.
   */
  tries?: number | undefined;
  /** How many times one may record again while the recorder is shown so; 0 is never. In place of `tries`. */
  retakes?: number | 'unlimited' | undefined;
  /**
   * Requests the device and starts preparing (or recording) on mount if nothing is recorded yet: for prompts that follow one
   * another. May become true later.
   */
  autoStart?: boolean | undefined;
  /** Allows playback only. A recording that is still being uploaded is passed to `onChange` all the same. */
  readOnly?: boolean | undefined;
  /** `row`: one row, below what is spoken about. `compact`: as small as it can be, for a spoken comment. */
  variant?: 'full' | 'row' | 'compact' | undefined;
  /** Who records: `staff` are not told to tell their teacher. By default `student`. */
  speaker?: 'student' | 'staff' | undefined;
  /**
   * What becomes of a running recording when its recorder leaves the page. `interrupt`, the default: it stays on the device, and the
   * recorder asks whether it counts when it is shown again. `keep`: it ends as with the stop button, and is uploaded.
   */
  whenLeft?: 'interrupt' | 'keep' | undefined;
}
