import type { Medium } from '../recorder/formats.ts';

/** What a check of microphone and camera has found so far. */
export interface DeviceCheckResult {
  /** What would be recorded. */
  medium: Medium;
  /** Whether the devices are open. */
  isOpen: boolean;
  /** Whether the microphone has heard a voice. */
  isHeard: boolean;
  /** Whether a try with sound has been recorded. */
  hasTried: boolean;
  /** What a recording takes, in bits per second: to compare with the speed of the network. */
  bitsPerSecond: number;
}

/** The props of a device check. */
export interface DeviceCheckProps {
  /** `either`: the student chooses between the camera and the microphone only. */
  kind: 'audio' | 'video' | 'either';
  /** The accessible name: "Microphone and camera". */
  label: string;
  /** Called with every change of what was found. */
  onChange?: ((result: DeviceCheckResult) => void) | undefined;
}
