import { expect, it, vi } from 'vitest';
import { stored } from '../../testing/local-storage.ts';

it('an unfinished upload is of whom the page was opened for, also once another tab has logged somebody else in', async () => {
  stored.set('token', 't').set('role', 'admin').set('_id', 'salma');
  vi.resetModules();
  const { readUnfinished, rememberUpload } = await import('./unfinished-uploads.ts');
  stored.set('_id', 'omar');
  const upload = { key: 'k', url: '/u/1', kind: 'pdf', name: 'Salma.pdf', sizeBytes: 9 };
  rememberUpload({ ...upload, touchedAt: new Date().toISOString() });
  expect(readUnfinished()).toMatchObject([upload]);
  expect([...stored.keys()]).toEqual(['token', 'role', '_id', 'rubrica-uploads/salma']);
});
