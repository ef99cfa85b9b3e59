import type { FileRef } from '../schema/fields.ts';
import type { StorageError, RecordingKey } from '../recordings/recording.ts';
import type { Medium } from './formats.ts';
import type { Limits, RecorderEvent, RecorderState } from './recorder-machine.ts';
import type { LocalRecordingId } from '../schema/ids.ts';

/** The visible state of a session. A new object for each change. */
export interface Snapshot {
  state: RecorderState;
  medium: Medium;
  /** Set while a device is open. Null for a moment in the phase `checking`, while another one opens. */
  stream: MediaStream | null;
  /** Why the recording is not stored on the device; null if it is. */
  storageError: StorageError | null;
  /** Number of completed takes. */
  takeCount: number;
  /** Id of the completed recording that is not uploaded yet. */
  unsentId: LocalRecordingId | null;
}

/** The inputs of a session, read on each use because a host may change them. */
export interface SessionContext {
  key: RecordingKey;
  kind: 'audio' | 'video' | 'either';
  limits: Limits;
  value: FileRef | undefined;
  readOnly: boolean;
  /** Whether the host can store files. */
  canStore: boolean;
  autoStart: boolean;
  /** Whether a recording that runs when the session ends is kept, as with the stop button. */
  keepsWhenLeft: boolean;
  /** How often one may record; undefined for as often as one likes. */
  tries: number | undefined;
  /** Returns the number of takes that the host knows of; undefined if it cannot say. */
  takesAtHost: () => Promise<number | undefined>;
  /** Reports a finished take to the host. */
  onTake: (id: LocalRecordingId) => void;
  deliver: (file: FileRef) => void;
}

/** Connects the state machine of one recorder to the devices and the recording store. */
export interface Session {
  snapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  trigger: (
    event: Extract<RecorderEvent, { type: 'check' | 'start' | 'pause' | 'resume' | 'stop' | 'cancel' }>['type'],
  ) => void;
  /** Receives the peaks of the microphone, from 0 to 1, while they are measured. */
  hear: (peak: number) => void;
  /** Keeps the interrupted recording, to upload it as it is. */
  keepInterrupted: () => void;
  chooseMedium: (medium: Medium) => void;
  chooseDevice: (device: 'microphone' | 'camera', id: string) => void;
  /** Reads the device again: the host's value changed, or another tab has finished. */
  refresh: () => void;
  /** Ends the session. A running recording stays on the device: as interrupted, or kept where the host wants that. */
  dispose: () => void;
}
