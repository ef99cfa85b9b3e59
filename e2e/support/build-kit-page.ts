import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const kit = fileURLToPath(new URL('../../packages/question-kit/', import.meta.url));

/** Builds a page of the kit's tests, `src/testing/<name>.tsx`, as a host would. Returns the content of each file by its path. */
export async function buildKitPage(name: string): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: kit,
    resolve: { conditions: ['@rubrica/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: `${kit}src/testing/${name}.tsx` },
    },
  });
  const files = new Map<string, string>();
  for (const result of [built].flat()) {
    if (!('output' in result)) continue;
    for (const file of result.output) {
      if (file.type !== 'chunk') continue;
      files.set(`/${file.fileName}`, file.code);
      if (file.isEntry)
        files.set(
          '/',
          `<!doctype html><html lang="en"><title>${name}</title><div id="root"></div><script type="module" src="/${file.fileName}"></script></html>`,
        );
    }
  }
  return files;
}
