import { useEffect, useState, type RefObject } from 'react';
import { peaksOf } from './wave-peaks.ts';

/** A larger file is not fetched a second time for a picture. */
const maxBytes = 60_000_000;

/** Enough to see where somebody speaks. Browsers that refuse a rate this low take the usual one. */
const sampleRates = [8000, 44_100];

/** Decodes a sound outside the page's own thread. */
async function decode(content: ArrayBuffer): Promise<AudioBuffer> {
  for (const rate of sampleRates.slice(0, -1)) {
    try {
      // A copy, because decoding takes its buffer away.
      // oxlint-disable-next-line no-await-in-loop -- the next rate is a fall-back
      return await new OfflineAudioContext(1, 1, rate).decodeAudioData(content.slice(0));
    } catch {
      // The next rate may do.
    }
  }
  return new OfflineAudioContext(1, 1, sampleRates.at(-1) ?? 44_100).decodeAudioData(content);
}

/**
 * The wave form of a recording, decoded from the audio itself once its element is in view; null before that and where it cannot
 * be read.
 */
export function useWave(
  element: RefObject<HTMLElement | null>,
  url: string | undefined,
  sizeBytes: number,
): readonly number[] | null {
  const [wave, setWave] = useState<readonly number[] | null>(null);
  useEffect(() => {
    const { current: node } = element;
    if (!node || url === undefined || wave !== null || sizeBytes > maxBytes) return;
    const controller = new AbortController();
    const load = async () => {
      const reply = await fetch(url, { signal: controller.signal });
      if (!reply.ok) return;
      const sound = await decode(await reply.arrayBuffer());
      if (!controller.signal.aborted) setWave(peaksOf(sound.getChannelData(0)));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without it the recording plays all the same.
      load().catch(() => undefined);
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [element, url, sizeBytes, wave]);
  return wave;
}
