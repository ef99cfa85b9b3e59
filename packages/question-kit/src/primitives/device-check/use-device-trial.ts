import { useEffect, useRef, useState } from 'react';
import { closeDevices, openDevices } from '../recorder/capture.ts';
import type { Medium } from '../recorder/formats.ts';
import { findUnsupported, toRecorderError, type RecorderError } from '../recorder/recorder-error.ts';
import { readSavedDevices, saveDevices } from '../recorder/saved-devices.ts';
import { watchSilence, type SilenceWatch } from '../recorder/silence-watch.ts';
import { soundLevelOf } from '../recorder/sound-level.ts';
import { tryRecording } from './try-recording.ts';
import type { DeviceCheckProps } from './device-check-props.ts';

/** A try that was recorded. */
export interface Trial {
  url: string;
  medium: Medium;
  /** Whether the microphone heard nothing meanwhile. */
  isSilent: boolean;
}

interface State {
  phase: 'idle' | 'asking' | 'open' | 'trying' | 'error';
  medium: Medium;
  stream: MediaStream | null;
  error: RecorderError | null;
  isHeard: boolean;
  trial: Trial | null;
}

/** The devices that a student tries out. What they choose is what the recorder then uses. */
export interface DeviceTrial extends State {
  open: () => void;
  chooseMedium: (medium: Medium) => void;
  chooseDevice: (device: 'microphone' | 'camera', id: string) => void;
  record: () => void;
  /** Receives the peaks of the microphone. */
  hear: (peak: number) => void;
}

/** Opens microphone and camera, and records a try of five seconds. Everything is released when the check leaves the page. */
export function useDeviceTrial(kind: DeviceCheckProps['kind']): DeviceTrial {
  const [state, setState] = useState<State>(() => ({
    phase: 'idle',
    medium: kind === 'either' ? readSavedDevices().medium : kind,
    stream: null,
    error: null,
    isHeard: false,
    trial: null,
  }));
  const latest = useRef(state);
  const silence = useRef<SilenceWatch>(null);
  const session = useRef(new AbortController());
  const set = (change: Partial<State>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  };
  const dropTrial = () => {
    if (latest.current.trial) URL.revokeObjectURL(latest.current.trial.url);
    return { trial: null };
  };

  useEffect(() => {
    // In strict mode the effect runs twice with one ref.
    if (session.current.signal.aborted) session.current = new AbortController();
    return () => {
      // The newest one: each opening has its own.
      session.current.abort();
      closeDevices(latest.current.stream);
      if (latest.current.trial) URL.revokeObjectURL(latest.current.trial.url);
    };
  }, []);

  const open = async (medium: Medium) => {
    // A request that is still open gives way to this one.
    session.current.abort();
    session.current = new AbortController();
    const { signal } = session.current;
    closeDevices(latest.current.stream);
    const unsupported = findUnsupported();
    if (unsupported) return set({ phase: 'error', error: unsupported, stream: null });
    set({ phase: 'asking', medium, stream: null, error: null, isHeard: false, ...dropTrial() });
    try {
      const stream = await openDevices(medium, readSavedDevices());
      if (signal.aborted) return closeDevices(stream);
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => {
          if (!signal.aborted) set({ phase: 'error', error: 'unplugged', stream: null });
        });
      set({ phase: 'open', stream });
    } catch (error) {
      if (!signal.aborted) set({ phase: 'error', error: toRecorderError(error) });
    }
  };

  const record = async () => {
    const { stream, medium, phase } = latest.current;
    if (!stream || phase !== 'open') return;
    const { signal } = session.current;
    const watch = watchSilence();
    silence.current = watch;
    set({ phase: 'trying', ...dropTrial() });
    try {
      const blob = await tryRecording(stream, medium, signal);
      if (signal.aborted) return;
      if (blob.size === 0) return set({ phase: 'error', error: 'empty' });
      set({ phase: 'open', trial: { url: URL.createObjectURL(blob), medium, isSilent: watch.end() } });
    } catch {
      if (!signal.aborted) set({ phase: 'error', error: 'failed' });
    } finally {
      watch.end();
    }
  };

  return {
    ...state,
    open: () => void open(latest.current.medium),
    chooseMedium: (medium) => {
      saveDevices({ medium });
      if (latest.current.phase === 'idle') set({ medium });
      else void open(medium);
    },
    chooseDevice: (device, id) => {
      saveDevices({ [device]: id });
      void open(latest.current.medium);
    },
    record: () => void record(),
    hear: (peak) => {
      silence.current?.hear(peak);
      const level = soundLevelOf(peak);
      if (!latest.current.isHeard && (level === 'good' || level === 'loud')) set({ isHeard: true });
    },
  };
}
