import { afterAll, expect, test, vi } from 'vitest';

const message = 'The recording was deleted on 3 March 2026.';
const reply = vi.fn<() => Promise<Response>>();

// The client is created, with the stored session, as soon as its module is loaded.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', { origin: 'http://localhost' });
vi.stubGlobal('fetch', reply);
afterAll(() => vi.unstubAllGlobals());

const refuse = (status: number, code: string) =>
  reply.mockResolvedValueOnce(Response.json({ message, code }, { status }));

test('a recording that was deleted is refused with the words of the server, and any other failure is one to try again', async () => {
  const { platformMedia } = await import('./platform-media.ts');
  const url = async () =>
    platformMedia.url({ id: crypto.randomUUID(), name: 'talk.webm', mime: 'audio/webm', size: 1 });
  refuse(410, 'recording_deleted');
  await expect(url()).rejects.toMatchObject({ reason: message });
  refuse(404, 'not_found');
  await expect(url()).rejects.not.toHaveProperty('reason');
});
