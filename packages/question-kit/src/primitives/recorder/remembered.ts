import type { DeviceChoice } from './capture.ts';
import type { Medium } from './formats.ts';

interface Remembered extends DeviceChoice {
  medium: Medium;
}

const text = (field: unknown) => (typeof field === 'string' ? field : '');

const key = 'rubrica-recorder';

/** The devices that somebody chose last on this device; the system's own where nothing is known. */
export function rememberedDevices(): Remembered {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { microphone, camera, medium } = known as Partial<Record<keyof Remembered, unknown>>;
    return { microphone: text(microphone), camera: text(camera), medium: medium === 'audio' ? 'audio' : 'video' };
  } catch {
    return { microphone: '', camera: '', medium: 'video' };
  }
}

/** Remembers a choice; where the browser keeps nothing, it holds as long as the page. */
export function rememberDevices(choice: Partial<Remembered>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...rememberedDevices(), ...choice }));
  } catch {
    // Nothing depends on it.
  }
}
