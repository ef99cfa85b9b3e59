import { useId, useState } from 'react';
import type { Medium } from './formats.ts';
import { useDevices } from './use-devices.ts';
import type { RecorderMessages } from './messages-en.ts';

interface DeviceChoiceProps {
  /** Null while another device opens; the last ones are shown until it has. */
  stream: MediaStream | null;
  medium: Medium;
  messages: RecorderMessages;
  onChoose: (device: 'microphone' | 'camera', id: string) => void;
}

/** Selects the microphone and the camera. Native selects, because phones and screen readers handle them best. */
export function DeviceChoice({ stream, medium, messages, onChoose }: DeviceChoiceProps) {
  const devices = useDevices(stream);
  const [lastStream, setLastStream] = useState(stream);
  if (stream && stream !== lastStream) setLastStream(stream);
  return (
    <div className="rb-rec-devices">
      {medium === 'video' && (
        <DeviceSelect
          label={messages.recorderCamera}
          devices={devices.filter(({ kind }) => kind === 'videoinput')}
          track={lastStream?.getVideoTracks()[0]}
          messages={messages}
          onChoose={(id) => onChoose('camera', id)}
        />
      )}
      <DeviceSelect
        label={messages.recorderMicrophone}
        devices={devices.filter(({ kind }) => kind === 'audioinput')}
        track={lastStream?.getAudioTracks()[0]}
        messages={messages}
        onChoose={(id) => onChoose('microphone', id)}
      />
    </div>
  );
}

interface DeviceSelectProps {
  label: string;
  devices: readonly MediaDeviceInfo[];
  track: MediaStreamTrack | undefined;
  messages: RecorderMessages;
  onChoose: (id: string) => void;
}

function DeviceSelect({ label, devices, track, messages, onChoose }: DeviceSelectProps) {
  const id = useId();
  const used = track?.getSettings().deviceId ?? '';
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={used} onChange={(event) => onChoose(event.target.value)}>
        {!devices.some(({ deviceId }) => deviceId === used) && (
          <option value={used}>{messages.recorderSystemDevice}</option>
        )}
        {devices.map(({ deviceId, label: name }, index) => (
          <option key={deviceId} value={deviceId}>
            {name || messages.recorderDeviceNumber(index + 1)}
          </option>
        ))}
      </select>
    </div>
  );
}
