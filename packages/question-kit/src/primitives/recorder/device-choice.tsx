import { useId } from 'react';
import type { Medium } from './formats.ts';
import { useDevices } from './use-devices.ts';
import type { RecorderWords } from './words-en.ts';

interface DeviceChoiceProps {
  stream: MediaStream;
  medium: Medium;
  words: RecorderWords;
  onChoose: (device: 'microphone' | 'camera', id: string) => void;
}

/** Which microphone and camera, by the system's own list: it is what a phone and a screen reader know best. */
export function DeviceChoice({ stream, medium, words, onChoose }: DeviceChoiceProps) {
  const devices = useDevices(stream);
  return (
    <div className="rb-rec-devices">
      {medium === 'video' && (
        <DeviceSelect
          label={words.recorderCamera}
          devices={devices.filter(({ kind }) => kind === 'videoinput')}
          track={stream.getVideoTracks()[0]}
          words={words}
          onChoose={(id) => onChoose('camera', id)}
        />
      )}
      <DeviceSelect
        label={words.recorderMicrophone}
        devices={devices.filter(({ kind }) => kind === 'audioinput')}
        track={stream.getAudioTracks()[0]}
        words={words}
        onChoose={(id) => onChoose('microphone', id)}
      />
    </div>
  );
}

interface DeviceSelectProps {
  label: string;
  devices: readonly MediaDeviceInfo[];
  track: MediaStreamTrack | undefined;
  words: RecorderWords;
  onChoose: (id: string) => void;
}

function DeviceSelect({ label, devices, track, words, onChoose }: DeviceSelectProps) {
  const id = useId();
  const used = track?.getSettings().deviceId ?? '';
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={used} onChange={(event) => onChoose(event.target.value)}>
        {!devices.some(({ deviceId }) => deviceId === used) && (
          <option value={used}>{words.recorderSystemDevice}</option>
        )}
        {devices.map(({ deviceId, label: name }, index) => (
          <option key={deviceId} value={deviceId}>
            {name || words.recorderDeviceNumber(index + 1)}
          </option>
        ))}
      </select>
    </div>
  );
}
