// The browser of every test, from the npm package `@sparticuz/chromium` (pinned, so that screenshots do not change). It brings
// its system libraries, so a bare machine needs no further packages. `RUBRICA_CHROMIUM` is the path of another browser.
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const packageRoot = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '../..');
const { version }: { version: string } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8'));
const home = path.resolve(import.meta.dirname, `../.cache/chromium-${version}`);

async function untar(archive: string, target: string): Promise<void> {
  const tar = spawn('tar', ['-x', '-C', target], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = new Promise<void>((resolve, reject) => {
    tar.on('error', reject);
    tar.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`tar could not unpack ${archive} (code ${code})`)),
    );
  });
  // tar stops reading at the archive's end mark, before the padding after it; its exit code says whether it succeeded.
  await pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'EPIPE') throw error;
    },
  );
  await closed;
}

async function unpack(): Promise<void> {
  const bin = path.join(packageRoot, 'bin');
  const partial = `${home}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  await pipeline(
    createReadStream(path.join(bin, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(path.join(partial, 'chromium')),
  );
  await chmod(path.join(partial, 'chromium'), 0o755);
  for (const part of ['al2023', 'fonts', 'swiftshader']) await untar(path.join(bin, `${part}.tar.br`), partial);
  // Renamed when complete, so that another process never starts a partly unpacked browser.
  await rename(partial, home).catch(() => rm(partial, { recursive: true, force: true }));
}

/** Only the browser's own fonts: a glyph that the bundled web fonts lack must look the same on every machine. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
const fontsConfigurationFile = path.join(home, 'only-own-fonts.conf');

/** Path of the browser, unpacked on first use. */
export async function browserExecutable(): Promise<string> {
  if (process.env.RUBRICA_CHROMIUM) return process.env.RUBRICA_CHROMIUM;
  if (!existsSync(home)) await unpack();
  if (!existsSync(fontsConfigurationFile)) await writeFile(fontsConfigurationFile, fontsConfiguration);
  return path.join(home, 'chromium');
}

/** The browser's environment: its own libraries come first, and the system's fonts are hidden. */
export const browserEnv: NodeJS.ProcessEnv = process.env.RUBRICA_CHROMIUM
  ? process.env
  : {
      ...process.env,
      LD_LIBRARY_PATH: path.join(home, 'lib'),
      FONTCONFIG_FILE: fontsConfigurationFile,
    };

/** Flags for a container in which the browser runs as root and without a network. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // A click by a test does not count as a user gesture, and would not start playback.
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];
