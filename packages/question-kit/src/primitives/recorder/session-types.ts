import type { FileRef } from '../schema/fields.ts';
import type { KeepTrouble, Place } from '../recordings/recording.ts';
import type { Medium } from './formats.ts';
import type { Limits, RecorderEvent, RecorderState } from './machine.ts';

/** What the screen sees of a session. A new object for each change. */
export interface Snapshot {
  state: RecorderState;
  medium: Medium;
  /** While a device is open. */
  stream: MediaStream | null;
  /** What is recorded is not kept on the device, and why. */
  keepTrouble: KeepTrouble | null;
  /** How often something was recorded to its end here. */
  takes: number;
  /** The recording that is whole and not yet with the host. */
  unsent: string | null;
}

/** What a session has to know; asked anew each time, as a host may change it. */
export interface SessionWorld {
  place: Place;
  kind: 'audio' | 'video' | 'either';
  limits: Limits;
  value: FileRef | undefined;
  readOnly: boolean;
  /** The host can store something. */
  stores: boolean;
  autoStart: boolean;
  deliver: (file: FileRef) => void;
}

/** One recorder at work: the machine, and the devices and the shelf that follow it. */
export interface Session {
  snapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  act: (
    event: Extract<RecorderEvent, { type: 'check' | 'start' | 'pause' | 'resume' | 'stop' | 'cancel' }>['type'],
  ) => void;
  /** What broke off is to be sent as it is. */
  keep: () => void;
  chooseMedium: (medium: Medium) => void;
  chooseDevice: (device: 'microphone' | 'camera', id: string) => void;
  /** Looks again at what is there: the host's value changed, or another tab is done. */
  look: () => void;
  /** The recorder goes. What was being recorded stays on the device. */
  dispose: () => void;
}
