import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../../apps/platform/dist');

/** Files that a build is loaded from; what is compressed ahead and the maps are not needed. */
const isNeeded = (file: string) => !/\.(?:br|gz|map)$/u.test(file);

const isText = (file: string) => /\.(?:js|html)$/u.test(file);

/** What no change of ours changes, such as the runtime of the bundler, keeps its name. */
const isOfEveryVersion = (file: string) => file.startsWith('rolldown-runtime-');

/**
 * Copies the built platform into two folders, of which the second is a later version: its own scripts have other names, its page says
 * `second`, and its service worker keeps those.
 */
export async function makeTwoBuilds(first: string, second: string): Promise<void> {
  for (const folder of [first, second]) await cp(built, folder, { recursive: true, filter: isNeeded });
  const assets = path.join(second, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js') && !isOfEveryVersion(file));
  // A hash has eight characters; the last of them tells the two versions apart.
  const later = new Map(scripts.map((file) => [file, file.replace(/.\.js$/u, '~.js')]));
  const withLaterNames = (text: string) => text.replace(/[\w-]+\.js/gu, (name) => later.get(name) ?? name);
  for (const folder of [second, assets])
    for (const file of (await readdir(folder)).filter(isText)) {
      const from = path.join(folder, file);
      const text = withLaterNames(await readFile(from, 'utf8'));
      await writeFile(from, file === 'index.html' ? text.replace('<html ', '<html data-build="second" ') : text);
      await rename(from, path.join(folder, later.get(file) ?? file));
    }
  const worker = path.join(second, 'service-worker.js');
  const revision = /"revision":"\w+","url":"index\.html"|"url":"index\.html","revision":"\w+"/u;
  const text = await readFile(worker, 'utf8');
  if (!revision.test(text)) throw new Error('The service worker does not name the revision of its page.');
  const before = await digestOfPage(first);
  const after = await digestOfPage(second);
  if (!text.includes(before)) throw new Error('The service worker does not name the content of its page.');
  const ofSecond = text.replace(revision, '"revision":"second","url":"index.html"').replace(before, after);
  await writeFile(worker, ofSecond);
}

const digestOfPage = async (folder: string) =>
  createHash('sha256')
    .update(await readFile(path.join(folder, 'index.html')))
    .digest('base64');
