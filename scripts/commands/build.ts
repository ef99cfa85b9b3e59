import { buildPackages, buildPlatform } from '../lib/build.ts';

await buildPackages();
await buildPlatform();
