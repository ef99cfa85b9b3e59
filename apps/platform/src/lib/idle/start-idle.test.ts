import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { startIdle } from './start-idle.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('../live/start-live.ts', () => ({ startLive: () => () => undefined }));
vi.mock('../service-worker/start-service-worker.ts', () => ({ startServiceWorker: async () => undefined }));
vi.mock('../toast/loaded-toaster.tsx', () => {
  loaded();
  return { default: () => null };
});

it('loads the toaster before there is a message: the first may say that a newer version was published', async () => {
  const stop = startIdle(new QueryClient());
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  stop();
});
