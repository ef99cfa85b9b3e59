import { defineConfig } from 'tsup';

export default defineConfig({
  // One file with all that it needs: a command must not bring React, which the kit's views need, into the folder of whoever runs it.
  entry: { main: 'src/main.ts' },
  noExternal: [/./u],
  banner: { js: '#!/usr/bin/env node' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  clean: true,
});
