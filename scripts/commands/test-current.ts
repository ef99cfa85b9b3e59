// All end-to-end tests in the machine's own Chromium instead of the pinned one: what a browser has changed since shows here first.
import { buildPlatform } from '../lib/build.ts';
import { installedChromium } from '../lib/installed-chromium.ts';
import { runPlaywright } from '../lib/test-steps.ts';

const chromium = installedChromium();
if (chromium === undefined) {
  console.error(
    'No Chromium is installed on this machine. Install one (on Debian: apt-get install chromium), or set RUBRICA_CHROMIUM to its path.',
  );
  process.exit(1);
}
await buildPlatform();
const { failed } = await runPlaywright(
  `end to end in ${chromium}`,
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { RUBRICA_CHROMIUM: chromium },
);
process.exit(failed === 0 ? 0 : 1);
