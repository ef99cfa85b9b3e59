import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

describe("a session's device", () => {
  it('names the browser and the system', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36';
    expect(deviceName(chrome)).toBe('Chrome · Windows');
    const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1';
    expect(deviceName(safari)).toBe('Safari · iOS');
  });

  it('is empty where nothing is known', () => {
    expect(deviceName('curl/8')).toBe('');
  });
});
