import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** Starts a server that answers every request so, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const toArabic = { from: 'en', to: 'ar' };

test('asks as LibreTranslate is asked, and asks once', async () => {
  const bodies: unknown[] = [];
  const url = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      bodies.push([request.method, request.url, JSON.parse(body)]);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ translatedText: ' كلب ', alternatives: ['كلبة', 'كلب'] }));
    });
  });
  const translator = createTranslator({ url: `${url}/`, apiKey: 'secret' });
  expect(await translator.translate('dog', toArabic)).toEqual(['كلب', 'كلبة']);
  expect(await translator.translate('dog', toArabic)).toEqual(['كلب', 'كلبة']);
  expect(bodies).toEqual([
    [
      'POST',
      '/translate',
      { q: 'dog', source: 'en', target: 'ar', format: 'text', alternatives: 3, api_key: 'secret' },
    ],
  ]);
});

test.each<[string, RequestListener]>([
  ['refuses', (_request, response) => void response.writeHead(403).end('{"error":"no"}')],
  ['answers with a page', (_request, response) => void response.end('<html>a text of the student</html>')],
  ['answers with something else', (_request, response) => void response.end('{"translatedText":5}')],
  ['leads elsewhere', (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()],
  ['never answers', () => {}],
])('fails where the server %s, and says nothing of the text', async (_what, listener) => {
  const translator = createTranslator({ url: await serve(listener), timeoutMs: 300 });
  const failure = await translator.translate('a text of the student', toArabic).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).not.toContain('student');
});

test('a failure is not remembered', async () => {
  let isUp = false;
  const url = await serve((_request, response) => {
    if (isUp) response.end('{"translatedText":"كلب"}');
    else response.writeHead(500).end();
  });
  const translator = createTranslator({ url });
  await expect(translator.translate('dog', toArabic)).rejects.toThrow('500');
  isUp = true;
  expect(await translator.translate('dog', toArabic)).toEqual(['كلب']);
});
