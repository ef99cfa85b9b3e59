// The pictures and recordings of an attempt's questions without a connection, and what becomes of them on the device.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { StoredFile } from '../packages/api-client/src/contract/index.ts';
import type { Question } from '../packages/question-kit/src/index.ts';
import { choiceQuestion } from './support/questions.ts';
import { type School, unique } from './support/school.ts';
import { openAndBegin, nextPart, submitAttempt } from './support/student.ts';
import { expect, test } from './test.ts';

const film = path.join(import.meta.dirname, 'support/lecture.webm');

/** A silent recording: a head of 44 bytes, and its samples. */
function recording(seconds: number): File {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return new File([head, samples], 'station.wav', { type: 'audio/wav' });
}

function picture(): File {
  const png = PNG.sync.write(new PNG({ width: 40, height: 30, fill: true }));
  return new File([new Uint8Array(png)], 'harbour.png', { type: 'image/png' });
}

/** A recording to listen to, a picture and a film, in this order, each with a choice. */
async function questionsWithFiles({ admin }: School): Promise<Question[]> {
  const store = async (file: File) => (await admin.call.upload<StoredFile>('/files', file)).ref;
  const [audio, image, video] = await Promise.all([
    store(recording(8)),
    store(picture()),
    store(new File([await readFile(film)], 'ferry.webm', { type: 'video/webm' })),
  ]);
  const inputs: Question['input'][] = [
    [{ id: 'talk', kind: 'audio', file: audio }],
    [{ id: 'photo', kind: 'image', file: image, alt: 'A harbour' }],
    [{ id: 'film', kind: 'video', file: video }],
  ];
  return inputs.map((input, index) => ({ ...choiceQuestion(unique(`Part ${index + 1}`)), input }));
}

/** The files that the browser keeps, by how many of them each attempt has. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rubrica-attempt-files/'));
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  });

/** For how many attempts the browser keeps files. Opens none: that would make one that is removed meanwhile anew. */
const countKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('rubrica-attempt-files/')).length);

/** Plays a recording from its second half on, as a browser does that asks for that part alone. */
async function playFromTheMiddle(page: Page, kind: 'audio' | 'video') {
  const media = page.locator(`main ${kind}`);
  await expect.poll(() => media.evaluate((node: HTMLMediaElement) => node.duration)).toBeGreaterThan(5);
  await media.evaluate((node: HTMLMediaElement) => {
    node.currentTime = node.duration / 2;
  });
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect
    .poll(() => media.evaluate((node: HTMLMediaElement) => node.currentTime - node.duration / 2))
    .toBeGreaterThan(0.3);
  expect(await media.evaluate((node: HTMLMediaElement) => node.error)).toBeNull();
}

test('shows and plays the files of an attempt after a reload without a connection, and removes them once it is submitted', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Dina');
  const task = await school.task(student, await questionsWithFiles(school));
  const page = await enter(student, { serviceWorkers: 'allow' });
  await openAndBegin(page, task);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Also those of parts that were not looked at yet.
  await expect.poll(() => keptFiles(page)).toEqual([3]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No connection since/u)).toBeVisible();
  await playFromTheMiddle(page, 'audio');
  await nextPart(page);
  const photo = page.getByRole('img', { name: 'A harbour' });
  await expect.poll(() => photo.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(40);
  await nextPart(page);
  await playFromTheMiddle(page, 'video');
  await expect(page.getByText(/needs? a connection/u)).toBeHidden();

  await page.context().setOffline(false);
  await expect(page.getByText(/^No connection since/u)).toBeHidden();
  await submitAttempt(page);
  await expect.poll(() => countKept(page)).toBe(0);
});

test('says which file a device has no room for, and leaves none of the others behind at a log-out', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Karim');
  const questions = await questionsWithFiles(school);
  const task = await school.task(student, questions);
  const page = await enter(student, { serviceWorkers: 'allow' });
  // Room for the picture and the film, next to what is left for answers.
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000_000 + 80_000, usage: 0 });
  });
  await openAndBegin(page, task);
  await expect(page.getByText('One file needs a connection')).toBeVisible();
  await expect(page.getByText(/no room to keep \S*station\.wav/u)).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([2]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('One file needs a connection')).toBeHidden();
  await page.context().setOffline(true);
  await expect(page.getByText('One file needs a connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^No connection since/u)).toBeHidden();

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/u);
  await expect.poll(() => countKept(page)).toBe(0);
});
