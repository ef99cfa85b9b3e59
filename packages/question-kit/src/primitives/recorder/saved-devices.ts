import type { DeviceSelection } from './capture.ts';
import type { Medium } from './formats.ts';

interface SavedDevices extends DeviceSelection {
  medium: Medium;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (field: unknown) => (typeof field === 'string' ? field : '');

const key = 'rubrica-recorder';

/** Returns the devices that were last selected in this browser; by default the system's. */
export function readSavedDevices(): SavedDevices {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { microphone, camera, medium } = isRecord(saved) ? saved : {};
    return { microphone: text(microphone), camera: text(camera), medium: medium === 'audio' ? 'audio' : 'video' };
  } catch {
    return { microphone: '', camera: '', medium: 'video' };
  }
}

/** Saves a selection in this browser, if it allows that. */
export function saveDevices(choice: Partial<SavedDevices>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readSavedDevices(), ...choice }));
  } catch {
    // The selection is a convenience only.
  }
}
