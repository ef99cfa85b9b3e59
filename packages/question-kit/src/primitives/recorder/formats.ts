/** What a recording holds. */
export type Medium = 'audio' | 'video';

/**
 * In the order in which they are wanted. Safari plays AAC and H.264 in MP4 on every device that it runs on; WebM only on newer
 * ones. A bare `audio/mp4` comes late: some browsers put Opus into it, which older Safaris do not play.
 */
const wanted: Record<Medium, readonly string[]> = {
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm', 'audio/ogg;codecs=opus'],
  video: [
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4;codecs=avc1,mp4a.40.2',
    'video/webm;codecs=vp8,opus',
    'video/mp4',
    'video/webm',
  ],
};

/** The first wanted format that a browser writes; '' leaves it to the browser. */
export function formatFor(medium: Medium, supported: (mime: string) => boolean): string {
  return wanted[medium].find(supported) ?? '';
}

const endings: Readonly<Record<string, string>> = { mp4: 'mp4', webm: 'webm', ogg: 'ogg', 'x-matroska': 'mkv' };

/** A file's name by what is in it: `recording.m4a` for sound in MP4. */
export function recordingName(mime: string): string {
  const [type = '', subtype = ''] = (mime.split(';')[0] ?? '').trim().split('/');
  return `recording.${type === 'audio' && subtype === 'mp4' ? 'm4a' : (endings[subtype] ?? 'bin')}`;
}

/** Clear speech, and a face that can be read from, in bits a second. */
const usual = { audio: 96_000, video: 1_200_000 };
const least = { audio: 24_000, video: 150_000 };

/** How finely to record, in bits a second. */
export interface Bits {
  audioBitsPerSecond: number;
  /** 0 where there is no film. */
  videoBitsPerSecond: number;
}

/** How finely to record, so that the whole time fits into the size where that can be done at all. */
export function bitsFor(medium: Medium, capSeconds: number, maxBytes: number): Bits {
  // A tenth is left for the container.
  const room = (maxBytes * 8 * 0.9) / capSeconds;
  const clamp = (bits: number, of: Medium) => Math.round(Math.min(usual[of], Math.max(least[of], bits)));
  if (medium === 'audio') return { audioBitsPerSecond: clamp(room, 'audio'), videoBitsPerSecond: 0 };
  const audioBitsPerSecond = clamp(room / 10, 'audio');
  return { audioBitsPerSecond, videoBitsPerSecond: clamp(room - audioBitsPerSecond, 'video') };
}
