import { existsSync } from 'node:fs';

/** Where Linux distributions and installers put it. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of the machine's own Chromium, which is newer than the pinned one: `RUBRICA_CHROMIUM`, or where it is usually found. */
export function installedChromium(
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): string | undefined {
  const { RUBRICA_CHROMIUM: chosen } = env;
  if (chosen) {
    if (!isThere(chosen)) throw new Error(`RUBRICA_CHROMIUM is ${chosen}, but there is no file.`);
    return chosen;
  }
  return places.find(isThere);
}
