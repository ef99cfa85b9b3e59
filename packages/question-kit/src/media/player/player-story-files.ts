import type { FileRef } from '../../core/fields.ts';

const rate = 8000;

/** A tone that rises in steps, as a WAV file in a data address: a story needs no server to be heard. */
export function storySound(seconds: number): string {
  const samples = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.codePointAt(index) ?? 0);
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let index = 0; index < samples; index += 1) {
    const pitch = 220 + 55 * (Math.floor(index / rate) % 8);
    view.setUint8(44 + index, 128 + Math.round(40 * Math.sin((2 * Math.PI * pitch * index) / rate)));
  }
  let bytes = '';
  for (const byte of new Uint8Array(view.buffer)) bytes += String.fromCodePoint(byte);
  return `data:audio/wav;base64,${btoa(bytes)}`;
}

/** A recording of a story; how long it is stands in the file itself. */
export function storyRecording(id: string, name = 'At the station.wav'): FileRef {
  return { id, name, mime: 'audio/wav', size: 240_000 };
}

/** Captions of a story: one line for every second. */
export const storyCaptions: FileRef = { id: 'captions', name: 'station.vtt', mime: 'text/vtt', size: 300 };

const clock = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`;

export const storyCaptionsAddress = `data:text/vtt,${encodeURIComponent(
  [
    'WEBVTT',
    ...Array.from({ length: 30 }, (_, at) => `${clock(at)} --> ${clock(at + 1)}\n<v Guard>Line ${at + 1}`),
  ].join('\n\n'),
)}`;
