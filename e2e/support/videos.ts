import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFile, Video } from '../../packages/api-client/src/contract/index.ts';
import { unique, type School } from './school.ts';

const file = path.join(import.meta.dirname, 'lecture.webm');

/** Puts a film of twelve seconds with captions into the library, which nobody watches by itself. */
export async function makeVideo({ admin }: School, origin: string, more: Partial<Video> = {}): Promise<Video> {
  const form = new FormData();
  form.set('file', new File([await readFile(file)], 'lecture.webm', { type: 'video/webm' }));
  const reply = await fetch(`${origin}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.login.token}` },
    body: form,
  });
  const { ref } = (await reply.json()) as StoredFile;
  const cues = [{ startMs: 1000, endMs: 4000, text: 'The first ferry leaves at seven.' }];
  return admin.call.post<Video>('/videos', {
    title: unique('Numbers'),
    durationMs: 12_000,
    source: { kind: 'file', file: ref.id },
    captions: [{ language: 'en', label: 'English', cues }],
    ...more,
  });
}
