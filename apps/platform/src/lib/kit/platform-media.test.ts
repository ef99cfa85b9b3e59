import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://localhost' });
const getFile = vi.fn(() => Promise.resolve({ url: `/link-${getFile.mock.calls.length}` }));
vi.mock('../uploads/send-file.ts', () => ({ sendFile: vi.fn() }));
const { api } = await import('../api.ts');
const { platformMedia } = await import('./platform-media.ts');

const link = () => platformMedia.url({ id: 'f1', name: 'song.mp3', mime: 'audio/mpeg', size: 9 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a link is used for as long as it is good, also where the device slept and its other clock stood still', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  Object.assign(api, { getFile });
  expect([await link(), await link()]).toEqual(['/link-1', '/link-1']);
  vi.setSystemTime(1_000_000 + 4 * 60_000);
  expect(await link()).toBe('/link-1');
  vi.setSystemTime(1_000_000 + 5 * 60_000);
  expect(await link()).toBe('/link-2');
  // Somebody has set the clock back.
  vi.setSystemTime(1_000_000 - 3_600_000);
  expect(await link()).toBe('/link-3');
});
