import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileId, StoredFile, Video } from '../packages/api-client/src/contract/index.ts';
import { unique } from './support/school.ts';
import { writeVideo } from './support/video-file.ts';
import { expect, test } from './test.ts';

const sizeBytes = 60 * 2 ** 20;

test('a video of 60 MB arrives whole though it is cut off by the network and by a reload', async ({
  enter,
  school,
}, testInfo) => {
  const file = await writeVideo(testInfo.outputPath('lecture.webm'), sizeBytes);
  const page = await enter(school.admin);
  /** Where each piece began, as the browser sent it. */
  const offsets: number[] = [];
  await page.route(/\/api\/uploads\/./u, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    offsets.push(Number(await route.request().headerValue('upload-offset')));
    if (offsets.length === 2) return route.abort('connectionreset');
    // As over a connection of some 25 MB a second.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return route.continue();
  });

  await page.goto('/admin/videos');
  await page.getByRole('link', { name: 'Add a video' }).click();
  await page.getByLabel('Video file').setInputFiles(file);
  await expect.poll(() => offsets.length, { timeout: 30_000 }).toBeGreaterThan(3);
  const before = offsets.length;
  await page.reload();
  await page.getByLabel('Video file').setInputFiles(file);
  await expect(page.getByText('The file is uploaded. Length 0:12')).toBeVisible({ timeout: 60_000 });
  // What had arrived is not sent again: after the lost connection it goes on where it was, and after the reload too.
  expect(offsets[2]).toBe(offsets[1]);
  expect(offsets[before]).toBeGreaterThanOrEqual(offsets[before - 1] ?? 0);
  expect(offsets[before]).toBeGreaterThan(0);

  const title = unique('Large lecture');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { items } = await school.admin.call.get<{ items: Video[] }>(`/videos?search=${encodeURIComponent(title)}`);
  const source = items[0]?.source;
  if (source?.kind !== 'file') throw new Error('The video has no file.');
  const stored = await school.admin.call.get<{ file: StoredFile & { _id: FileId } }>(`/files/${source.file.id}`);
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  expect(stored.file).toMatchObject({ sha256, ref: { size: sizeBytes, mime: 'video/webm' } });
});
