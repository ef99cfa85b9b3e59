import { buildPackages, buildPlatform } from '../lib/build.mjs';

await buildPackages();
await buildPlatform();
