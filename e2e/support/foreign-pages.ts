import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { listenLocally } from '../../scripts/lib/listen-locally.ts';

const root = fileURLToPath(new URL('../../packages/api-client/', import.meta.url));

/** What a school's own site would write: a function that makes a call of the platform, and says what came of it. */
const pageSource = `<!doctype html>
<html lang="en">
  <title>A page of another site</title>
  <script type="module">
    import { createClient } from '/client.js';
    const baseUrl = new URLSearchParams(location.search).get('api');
    globalThis.callApi = async (name, parts, token = null) => {
      try {
        return { reply: await createClient({ baseUrl, token })[name](parts) };
      } catch (error) {
        return { error: error.name, code: error.code };
      }
    };
  </script>
</html>`;

/** Builds the published client as a site without a bundler would load it. Returns the content of each file by its path. */
async function buildClient(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['@rubrica/source', ...defaultClientConditions] },
    build: { write: false, lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'client.js' } },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[`/${chunk.fileName}`, chunk.code]] : [])));
}

/** Pages of sites that are not the platform's, each on an origin of its own. */
export interface ForeignPages {
  origins: readonly string[];
  close: () => void;
}

/** Serves the same page from so many origins. */
export async function startForeignPages(count: number): Promise<ForeignPages> {
  const files = await buildClient();
  const servers = Array.from({ length: count }, () =>
    createServer((request, response) => {
      const script = files.get(request.url ?? '');
      response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
      response.end(script ?? pageSource);
    }),
  );
  return {
    origins: await Promise.all(servers.map(listenLocally)),
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
