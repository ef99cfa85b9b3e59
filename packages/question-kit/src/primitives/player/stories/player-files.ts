import type { FileRef } from '../../schema/fields.ts';

/** A recording of a story; the file contains its duration. */
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
