import { ApiError } from '@rubrica/api-client';
import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://localhost' });
vi.stubGlobal('fetch', () => Promise.resolve(new Response('PDF', { status: 206 })));
const arrived = vi.fn();
vi.mock('./pdf-js.ts', () => ({
  PDFDataRangeTransport: class {
    onDataRange = arrived;
  },
}));
const { SignedRanges } = await import('./signed-ranges.ts');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for another address once the one it has is no good, also where the device slept and its other clock stood still', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const sign = vi.fn(() => Promise.resolve('/file'));
  const ranges = new SignedRanges({ sizeBytes: 30, sign, onStalled: vi.fn(), onLost: vi.fn() });
  const signaturesAfter = async (minutes: number) => {
    const before = arrived.mock.calls.length;
    vi.setSystemTime(1_000_000 + minutes * 60_000);
    ranges.requestDataRange(0, 3);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(before + 1));
    return sign.mock.calls.length;
  };
  expect([await signaturesAfter(0), await signaturesAfter(4), await signaturesAfter(5)]).toEqual([1, 1, 2]);
});

it('waits where a proxy says that there is no such file, while a server takes the place of another', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('PDF', { status: 206 })));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const proxy = new ApiError('getFile', 404, { message: '', code: 'unknown' });
  const sign = vi.fn(() => Promise.resolve('/file')).mockRejectedValueOnce(proxy);
  const onLost = vi.fn();
  const before = arrived.mock.calls.length;
  new SignedRanges({ sizeBytes: 30, sign, onStalled: vi.fn(), onLost }).requestDataRange(0, 3);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(before + 1), { timeout: 30_000 });
  expect(onLost).not.toHaveBeenCalled();
});
