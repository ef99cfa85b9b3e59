import type { FileRef } from '@rubrica/question-kit';
import type { SignedInPerson } from './classroom.ts';
import { mp4File, pngFile, wavFile } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

const isFile = (data: object): data is FileRef => 'mime' in data && 'id' in data;

/** Replaces the files of an example with files that `owner` has uploaded. */
export async function withStoredFiles<Data>(data: Data, server: TestServer, owner: SignedInPerson): Promise<Data>;
export async function withStoredFiles(data: unknown, server: TestServer, owner: SignedInPerson): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return Promise.all(data.map((item: unknown) => withStoredFiles(item, server, owner)));
  if (isFile(data)) {
    const sample = data.mime.startsWith('image/') ? pngFile() : data.mime.startsWith('video/') ? mp4File() : wavFile();
    return (await server.ok('uploadFile', { body: { file: sample } }, owner)).ref;
  }
  const fields = Object.entries(data).map(async ([name, value]: [string, unknown]) => [
    name,
    await withStoredFiles(value, server, owner),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}
