// Builds the packages and the platform's pages; with `--pack` the packages' tarballs too.
import { buildPackages, buildPlatform } from '../lib/build.ts';
import { packAll } from '../lib/pack.ts';

await buildPackages();
await buildPlatform();
if (process.argv.includes('--pack')) await packAll();
