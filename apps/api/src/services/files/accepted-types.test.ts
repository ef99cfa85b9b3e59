import { describe, expect, test } from 'vitest';
import { findAcceptedType } from './accepted-types.ts';

describe('accepted types', () => {
  test('the detected type counts, not the declared one', () => {
    expect(findAcceptedType('image/png', 'application/pdf')).toEqual({ mime: 'image/png', kind: 'image' });
    expect(findAcceptedType('application/x-msdownload', 'image/png')).toBeNull();
    expect(findAcceptedType(undefined, 'image/png')).toBeNull();
  });

  test('an audio recording in a video container is audio', () => {
    expect(findAcceptedType('video/webm', 'audio/webm;codecs=opus')).toEqual({ mime: 'audio/webm', kind: 'audio' });
    expect(findAcceptedType('video/webm', 'video/webm')).toEqual({ mime: 'video/webm', kind: 'video' });
    expect(findAcceptedType('audio/ogg; codecs=opus', 'audio/ogg')).toEqual({ mime: 'audio/ogg', kind: 'audio' });
  });

  test('types that can run scripts are rejected', () => {
    for (const type of ['text/html', 'image/svg+xml', 'application/xml', 'application/xhtml+xml']) {
      expect(findAcceptedType(type, type)).toBeNull();
    }
  });
});
