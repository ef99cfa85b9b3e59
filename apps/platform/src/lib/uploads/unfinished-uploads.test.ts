import { afterAll, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../testing/stub-local-storage.ts';
import { keepPageSession } from '../tabs/page-session.ts';
import { readUnfinished, rememberUpload } from './unfinished-uploads.ts';

const stored = stubLocalStorage();
afterAll(() => vi.unstubAllGlobals());

it('an unfinished upload is of whom the page was opened for, also once another tab has logged somebody else in', () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  stored.set('_id', 'salma');
  keepPageSession();
  stored.set('_id', 'omar');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: '_id', oldValue: 'salma' }));
  const upload = { key: 'k', url: '/u/1', kind: 'pdf', name: 'Salma.pdf', sizeBytes: 9 };
  rememberUpload({ ...upload, touchedAt: new Date().toISOString() });
  expect(readUnfinished()).toMatchObject([upload]);
  expect([...stored.keys()]).toEqual(['_id', 'rubrica-uploads/salma']);
});
