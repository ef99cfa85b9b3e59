import { loadVideo, VideoLoadError, type LoadedVideo, type VideoProblem } from './load-video.ts';

/** Why a link is refused: what is wrong with the address itself, or why the video behind it cannot be played. */
export type LinkProblem = 'not-an-address' | 'not-https' | 'no-hls' | VideoProblem;

export type CheckedLink =
  | {
      kind: 'playable';
      url: string;
      durationMs: number;
      /** Null if its server lets no page take pictures. */ frames: LoadedVideo | null;
    }
  | { kind: 'refused'; problem: LinkProblem };

/** Returns what is wrong with an address before it is tried, or its URL. */
export function readLink(text: string, canPlayHls: boolean): URL | LinkProblem {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return 'not-an-address';
  const url = new URL(trimmed);
  if (url.protocol !== 'https:') return url.protocol === 'http:' ? 'not-https' : 'not-an-address';
  if (/\.m3u8$/iu.test(url.pathname) && !canPlayHls) return 'no-hls';
  return url;
}

/** Tries an address: loads the video behind it, unseen, until it is clear whether it can be played here. */
export async function checkLink(text: string): Promise<CheckedLink> {
  const canPlayHls = document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
  const url = readLink(text, canPlayHls);
  if (!(url instanceof URL)) return { kind: 'refused', problem: url };
  // With pictures first, which its server may refuse; then without.
  const readable = await loadVideo(url.href, { isReadable: true }).catch(() => null);
  if (readable) return { kind: 'playable', url: url.href, durationMs: readable.durationMs, frames: readable };
  try {
    const { durationMs } = await loadVideo(url.href, { isReadable: false });
    return { kind: 'playable', url: url.href, durationMs, frames: null };
  } catch (error) {
    if (error instanceof VideoLoadError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}
