/** What a recording contains. */
export type Medium = 'audio' | 'video';

/**
 * In order of preference. Safari plays AAC and H.264 in MP4 on every device, WebM only on newer ones. A bare `audio/mp4` comes
 * late: some browsers put Opus into it, which older versions of Safari do not play.
 */
const preferredFormats: Record<Medium, readonly string[]> = {
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm', 'audio/ogg;codecs=opus'],
  video: [
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4;codecs=avc1,mp4a.40.2',
    'video/webm;codecs=vp8,opus',
    'video/mp4',
    'video/webm',
  ],
};

/** Returns the first preferred format that the browser supports; '' leaves the choice to the browser. */
export function chooseFormat(medium: Medium, supported: (mime: string) => boolean): string {
  return preferredFormats[medium].find(supported) ?? '';
}

const extensions: Readonly<Record<string, string>> = { mp4: 'mp4', webm: 'webm', ogg: 'ogg', 'x-matroska': 'mkv' };

/** Returns the file name for a MIME type: `recording.m4a` for audio in MP4. */
export function recordingFileName(mime: string): string {
  const [type = '', subtype = ''] = (mime.split(';')[0] ?? '').trim().split('/');
  return `recording.${type === 'audio' && subtype === 'mp4' ? 'm4a' : (extensions[subtype] ?? 'bin')}`;
}

/** Enough for clear speech and a clearly visible face, in bits per second. */
const defaultBitRates = { audio: 96_000, video: 1_200_000 };
const minBitRates = { audio: 24_000, video: 150_000 };

/** Bit rates of a recording, in bits per second. */
export interface BitRates {
  audioBitsPerSecond: number;
  /** 0 for audio. */
  videoBitsPerSecond: number;
}

/** Returns bit rates with which the whole duration fits into the size limit, as far as the minimum rates allow. */
export function bitRatesFor(medium: Medium, capSeconds: number, maxBytes: number): BitRates {
  // 10% is reserved for the container.
  const availableBits = (maxBytes * 8 * 0.9) / capSeconds;
  const clamp = (bits: number, of: Medium) =>
    Math.round(Math.min(defaultBitRates[of], Math.max(minBitRates[of], bits)));
  if (medium === 'audio') return { audioBitsPerSecond: clamp(availableBits, 'audio'), videoBitsPerSecond: 0 };
  const audioBitsPerSecond = clamp(availableBits / 10, 'audio');
  return { audioBitsPerSecond, videoBitsPerSecond: clamp(availableBits - audioBitsPerSecond, 'video') };
}
