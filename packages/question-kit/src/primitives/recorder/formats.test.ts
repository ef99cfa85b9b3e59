import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitRatesFor, chooseFormat, recordingFileName } from './formats.ts';

describe('the format of a recording', () => {
  it('is AAC in MP4 where a browser writes it, as every Safari plays that', () => {
    expect(chooseFormat('audio', () => true)).toBe('audio/mp4;codecs=mp4a.40.2');
    expect(chooseFormat('video', () => true)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
  });

  it('is Opus in WebM where AAC cannot be written, though a bare audio/mp4 could', () => {
    expect(chooseFormat('audio', (mime) => !mime.includes('mp4a'))).toBe('audio/webm;codecs=opus');
  });

  it('is left to a browser that knows none of ours', () => {
    expect(chooseFormat('audio', () => false)).toBe('');
  });

  it.each([
    ['audio/mp4;codecs=mp4a.40.2', 'recording.m4a'],
    ['audio/webm;codecs=opus', 'recording.webm'],
    ['video/mp4', 'recording.mp4'],
    ['audio/ogg', 'recording.ogg'],
    ['', 'recording.bin'],
  ])('names %s %s', (mime, name) => expect(recordingFileName(mime)).toBe(name));

  it('fits the whole time into the size wherever speech can still be understood', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 3600 }), fc.integer({ min: 5_000_000, max: 500_000_000 }), (time, size) => {
        const { audioBitsPerSecond, videoBitsPerSecond } = bitRatesFor('video', time, size);
        const bytes = ((audioBitsPerSecond + videoBitsPerSecond) * time) / 8;
        const atLeast = ((24_000 + 150_000) * time) / 8;
        if (atLeast <= size * 0.9) expect(bytes).toBeLessThanOrEqual(size);
      }),
    );
  });
});
