import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../apps/api/src/testing/find-free-port.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';

/** Servers of one database behind one address. */
export interface Servers {
  origin: string;
  /** Kills one as a power cut would, and starts it again, as its supervisor would. */
  killAndStart: (index: number) => Promise<void>;
  close: () => Promise<void>;
}

interface ServersOptions {
  folder: string;
  databaseUrl: string;
  /** Settings of each server: there are as many servers. */
  settings: readonly Record<string, string>[];
}

/** Starts servers, and HAProxy in front of them, which sends requests to those whose health is good. */
export async function startServers({ folder, databaseUrl, settings }: ServersOptions): Promise<Servers> {
  const ports: number[] = [];
  while (ports.length < settings.length) ports.push(await findFreePort());
  const start = (index: number) =>
    startServerProcess({
      ...settings[index],
      PORT: String(ports[index]),
      DATABASE_URL: databaseUrl,
      RUBRICA_DATA: path.join(folder, `server-${index}`),
      RUBRICA_DICTIONARY: 'off',
      // The limits are not what is tried, and each taker comes from an address of their own.
      RUBRICA_REQUESTS_PER_MINUTE: '100000000',
      RUBRICA_TRUST_PROXY: '1',
    });
  const servers = new Map<number, ServerProcess>();
  // The first migrates.
  for (const index of ports.keys()) servers.set(index, await start(index));
  const port = await findFreePort();
  const proxy = await startProxy(path.join(folder, 'haproxy.cfg'), port, ports);
  return {
    origin: `http://127.0.0.1:${port}`,
    killAndStart: async (index) => {
      await servers.get(index)?.kill9();
      servers.set(index, await start(index));
    },
    close: async () => {
      await Promise.all([...servers.values()].map((server) => server.kill9()));
      proxy.kill('SIGKILL');
    },
  };
}

async function startProxy(file: string, port: number, servers: readonly number[]) {
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option redispatch
  retries 3
frontend school
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/health ver HTTP/1.1 hdr Host localhost
  timeout check 2s
  default-server check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((each, index) => `  server server-${index} 127.0.0.1:${each}`).join('\n')}
`,
  );
  const proxy = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await setTimeout(200);
  return proxy;
}
