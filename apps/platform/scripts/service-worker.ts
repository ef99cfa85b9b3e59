import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const dist = path.resolve(import.meta.dirname, '../dist');

/**
 * Where an attempt's page begins: what every page needs, the student's area, and the two pages that show an attempt. Also what shows short
 * messages: after an attempt, one offers a new version, whose server has the scripts of this one no more; and what records a voice message:
 * an open conversation takes one without a connection.
 */
const roots = [
  'index.html',
  'src/routes/student-routes.tsx',
  'src/routes/student/speaking-answer.tsx',
  'src/lib/toast/loaded-toaster.tsx',
  'src/lib/chat/voice-recorder.tsx',
];
/** Chunks of `chunk-groups.ts` that load more when a student gets there: a recorder, an editor of a type, a zoomed picture. */
const loadsMore = ['attempt', 'questions'];
/** What an attempt leads to and does not need itself. */
const isElsewhere = (key: string) => /features\/(?:review|task-cover)\//u.test(key);

/** The built files that an attempt needs, with all that is loaded while somebody works on it. */
export function filesOfAttempt(manifest: Manifest): Set<string> {
  const found = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const root of roots) collect(root);
  for (const [key, { name, dynamicImports = [] }] of Object.entries(manifest)) {
    if (!loadsMore.some((group) => group === name)) continue;
    collect(key);
    for (const imported of dynamicImports) if (!isElsewhere(imported)) collect(imported);
  }
  return new Set([...found].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()));
}

/** What staff alone call, and wave forms, which no attempt shows. */
const isOfOthers = (key: string) => /\/(?:staff-routes|wave)\./u.test(key);

/**
 * The modules of the packages that the kept files load later and that are not kept. Without a connection, or once a newer server has
 * replaced them, an attempt could never get them.
 */
export function missingForAttempt(manifest: Manifest): string[] {
  const kept = filesOfAttempt(manifest);
  const loaded = Object.values(manifest).flatMap(({ file, dynamicImports = [] }) =>
    kept.has(file) ? dynamicImports : [],
  );
  return loaded.filter((key) => key.includes('/packages/') && !isOfOthers(key) && !kept.has(manifest[key]?.file ?? ''));
}

/** The letters of English and Arabic, of the interface and of passages; others are shown in a font of the device. */
const isFont = (url: string) =>
  /\/(?:(?:inter|noto-sans-arabic)-basic|(?:inter|source-serif-4)-latin-wght)-/u.test(url);

/**
 * Names the content of a file whose name does not. While servers of two versions run side by side, one version's worker may get the other's
 * page, whose scripts it does not keep.
 */
function integrityOf({ url, revision }: { url: string; revision: string | null }): { integrity?: string } {
  if (revision === null) return {};
  const digest = createHash('sha256')
    .update(readFileSync(path.join(dist, url)))
    .digest('base64');
  return { integrity: `sha256-${digest}` };
}

/** Builds the service worker, with the list of what it keeps. */
export const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['index.html', 'first-paint.js', 'icon.svg', 'assets/*.{js,css,woff2}'],
    // Their names have a hash of their content.
    dontCacheBustURLsMatching: /^assets\//u,
    manifestTransforms: [
      (entries) => {
        const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
        const missing = missingForAttempt(manifest);
        if (missing.length > 0)
          throw new Error(`An attempt may load these, and no device keeps them: ${missing.join(', ')}`);
        const files = filesOfAttempt(manifest);
        const isKept = (url: string) => !url.startsWith('assets/') || files.has(url) || isFont(url);
        const kept = entries.filter(({ url }) => isKept(url));
        return { manifest: kept.map((entry) => ({ ...entry, ...integrityOf(entry) })), warnings: [] };
      },
    ],
  },
});
