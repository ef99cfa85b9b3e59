import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import { connectLive } from '../testing/live-client.ts';
import { post, type ServerProcess, setupTokenOf, startServerProcess } from '../testing/server-process.ts';

const account = { name: 'Huda', email: 'huda@school.example', password: 'three-old-boats' };

// Left out where HAProxy or OpenSSL is not installed: vitest.config.ts.
describe('a server behind HAProxy, which adds TLS', () => {
  let folder: string;
  let proxy: ChildProcess | undefined;
  let server: ServerProcess | undefined;
  let drop: (() => Promise<void>) | undefined;
  let origin: string;

  beforeAll(async () => {
    const database = inject('database');
    if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
    folder = await mkdtemp(path.join(tmpdir(), 'rubrica-proxy-'));
    const fresh = await createPostgresDatabase(database.url, database.template);
    drop = fresh.drop;
    const port = await findFreePort();
    origin = `https://localhost:${port}`;
    server = await startServerProcess({
      RUBRICA_DATA: path.join(folder, 'data'),
      DATABASE_URL: fresh.url,
      RUBRICA_URL: origin,
      RUBRICA_TRUST_PROXY: '1',
    });
    proxy = await startProxy(folder, port, new URL(server.url).port);
    await post(server, '/account-links/set-up', { token: setupTokenOf(server), ...account });
  });
  afterAll(async () => {
    proxy?.kill('SIGKILL');
    await server?.kill9();
    await drop?.();
    await rm(folder, { recursive: true });
  });

  test('takes the address of a client from its proxy alone, and knows that the way is encrypted', async () => {
    const { token } = JSON.parse((await ask('/api/login', { body: account, headers: spoofed })).body);
    const sessions = await ask('/api/sessions', { headers: { authorization: `Bearer ${token}`, ...spoofed } });
    expect(sessions.status).toBe(200);
    expect(sessions.body).toContain('"127.0.0.1"');
    expect(sessions.body).not.toContain('203.0.113.9');
    expect(sessions.headers['strict-transport-security']).toMatch(/^max-age=/u);
  });

  test('has the sockets of pages passed on', async () => {
    const { token } = JSON.parse((await ask('/api/login', { body: account })).body);
    const page = await connectLive(origin, token, { ca: await readFile(path.join(folder, 'proxy.pem'), 'utf8') });
    expect(page.socket.io.engine.transport.name).toBe('websocket');
    page.close();
  });

  const spoofed = { 'x-forwarded-for': '203.0.113.9' };

  /** Sends a request through the proxy. */
  async function ask(route: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> }) {
    const sent = request(`${origin}${route}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ca: await readFile(path.join(folder, 'proxy.pem')),
    });
    sent.end(body && JSON.stringify(body));
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
});

/** Starts HAProxy as docs/operating.md says, with a certificate of its own. */
async function startProxy(folder: string, port: number, serverPort: string): Promise<ChildProcess> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [...made, ...names]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr.toString()}`);
  const pem = path.join(folder, 'proxy.pem');
  await writeFile(pem, [await readFile(certificate, 'utf8'), await readFile(key, 'utf8')].join(''));
  const settings = path.join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option forwardfor
frontend school
  bind 127.0.0.1:${port} ssl crt ${pem}
  http-request set-header X-Forwarded-Proto https
  default_backend servers
backend servers
  server one 127.0.0.1:${serverPort}
`,
  );
  const child = spawn('haproxy', ['-f', settings, '-db'], { stdio: 'ignore' });
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const probe = request(
          { port, host: '127.0.0.1', path: '/api/health', rejectUnauthorized: false },
          (response) => {
            response.resume();
            resolve();
          },
        );
        probe.once('error', reject).end();
      }),
    { timeout: 20_000 },
  );
  return child;
}
