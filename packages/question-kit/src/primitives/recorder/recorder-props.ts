import type { FileRef } from '../schema/fields.ts';

/**
 * Where a recorder stands. `preparing` and `recording` are the two in which time runs; `done` means that something is recorded
 * (and on its way to the host, or there already); `trouble` that a device or the browser stands in the way.
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
  | 'trouble';

/** What a recorder takes. Times are in seconds, sizes in bytes. */
export interface RecorderProps {
  /** `either`: whoever answers chooses between camera and microphone alone. */
  kind: 'audio' | 'video' | 'either';
  /**
   * Which recording of the attempt this is: `${block.id}:${item.id}`, say. Under (attempt, recordingId) it is kept on the device
   * until the host has it. Give the recorder the same string as its React `key`.
   */
  recordingId: string;
  /** What is recorded here, for a screen reader: "Answer to prompt 1". */
  label: string;
  /** The recording that the host has; undefined while there is none. */
  value: FileRef | undefined;
  /**
   * Called with the stored file, once, when the host's store has confirmed it: also for a recording that an earlier visit
   * left on the device. `durationMs` is filled in. A new take calls it again when that one is stored.
   */
  onChange: (file: FileRef | undefined) => void;
  /** Hears every change of phase: a prompt that may be seen only while recording, the next prompt when one is done. */
  onPhase?: ((phase: RecorderPhase) => void) | undefined;
  /** Time to think before the recording starts by itself; none unless given. It may be cut short. */
  prepSeconds?: number | undefined;
  /** Time to speak: it is counted down, and the recording stops by itself. */
  answerSeconds?: number | undefined;
  /** The longest recording there may be, where time is not counted down; 10 minutes unless given. */
  maxSeconds?: number | undefined;
  /** The largest recording there may be; 50 MB of sound or 500 MB of film unless given. Quality is chosen so that the time fits. */
  maxBytes?: number | undefined;
  /** A recording may be paused; not unless told. */
  pausable?: boolean | undefined;
  /** How often one may record again; 0 is never. A recording that broke off does not count. */
  retakes?: number | 'unlimited' | undefined;
  /**
   * Asks for the device and starts preparing (or recording) as soon as it appears, where nothing is recorded yet: for prompts
   * that follow one another. It may turn true later.
   */
  autoStart?: boolean | undefined;
  /** Shows what is recorded, to play it; nothing can be recorded. What was recorded before and arrives now is handed over still. */
  readOnly?: boolean | undefined;
  /** `compact`: one row, for a spoken comment beside other things. */
  variant?: 'full' | 'compact' | undefined;
}
