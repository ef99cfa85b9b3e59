import { describe, expect, it } from 'vitest';
import { measureUpload, rateNetwork } from './measure-upload.ts';

/** A network with this speed and no delay. */
function network(bitsPerSecond: number) {
  let clockMs = 0;
  const sizes: number[] = [];
  const send = (filler: string) => {
    sizes.push(filler.length);
    clockMs += (filler.length * 8 * 1000) / bitsPerSecond;
    return Promise.resolve();
  };
  return { send, now: () => clockMs, sizes };
}

const unreachable = () => Promise.reject(new Error('offline'));

describe('the measurement of the upload speed', () => {
  it.each([100_000, 1_000_000, 50_000_000])('finds %i bits per second', async (speed) => {
    const { bitsPerSecond } = await measureUpload(network(speed));
    expect(bitsPerSecond / speed).toBeCloseTo(1, 1);
  });

  it('burdens a slow network with a small upload alone', async () => {
    const slow = network(64_000);
    await measureUpload(slow);
    expect(slow.sizes).toHaveLength(1);
    expect(slow.sizes[0]).toBeLessThan(50_000);
  });

  it('fails where the upload fails', async () => {
    await expect(measureUpload({ send: unreachable, now: () => 0 })).rejects.toThrow('offline');
  });
});

describe('the rating of a network', () => {
  it('is fast where a recording is sent while it is spoken', () => {
    expect(rateNetwork({ bitsPerSecond: 2_600_000 }, 1_300_000)).toEqual({ secondsPerMinute: 30, rating: 'fast' });
    expect(rateNetwork({ bitsPerSecond: 650_000 }, 1_300_000)).toEqual({ secondsPerMinute: 120, rating: 'slow' });
  });

  it('never promises to send in no time', () => {
    expect(rateNetwork({ bitsPerSecond: 1e12 }, 96_000).secondsPerMinute).toBe(1);
  });
});
