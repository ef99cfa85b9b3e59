import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../apps/api/src/testing/find-free-port.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';

/** Servers of one database behind one address. */
export interface Servers {
  origin: string;
  /** Kills one as a power cut would, and starts it again, as its supervisor would. */
  killAndStart: (index: number) => Promise<void>;
  /** Has one finish what is under way, as its supervisor would, does something then, and starts this version in its place. */
  replace: (index: number, before: () => Promise<void>) => Promise<void>;
  /** What HAProxy has counted of each. */
  count: () => Promise<ReplyCount[]>;
  close: () => Promise<void>;
}

/** How many replies a server has given. */
export interface ReplyCount {
  all: number;
  /** Of them those with a status of 500 or more. */
  failed: number;
}

interface ServersOptions {
  folder: string;
  databaseUrl: string;
  /** Settings of each server: there are as many servers. */
  settings: readonly Record<string, string>[];
  /** The file that they are started by; this version's when absent. */
  main?: string;
  /** Whether requests to a server whose health is bad are broken off, and not only new ones sent elsewhere. */
  breaksOff?: boolean;
}

/** Starts servers, and HAProxy in front of them, which sends requests to those whose health is good. */
export async function startServers(options: ServersOptions): Promise<Servers> {
  const { folder, databaseUrl, settings, breaksOff = true } = options;
  const ports: number[] = [];
  while (ports.length < settings.length) ports.push(await findFreePort());
  const start = (index: number, main?: string) =>
    startServerProcess(
      {
        ...settings[index],
        PORT: String(ports[index]),
        DATABASE_URL: databaseUrl,
        RUBRICA_DATA: path.join(folder, `server-${index}`),
        RUBRICA_DICTIONARY: 'off',
        // The limits are not what is tried, and each taker comes from an address of their own.
        RUBRICA_REQUESTS_PER_MINUTE: '100000000',
        RUBRICA_TRUST_PROXY: '1',
      },
      { main },
    );
  const servers = new Map<number, ServerProcess>();
  // The first migrates.
  for (const index of ports.keys()) servers.set(index, await start(index, options.main));
  const port = await findFreePort();
  const statistics = path.join(folder, 'haproxy.sock');
  const proxy = await startProxy(path.join(folder, 'haproxy.cfg'), { port, servers: ports, breaksOff, statistics });
  return {
    origin: `http://127.0.0.1:${port}`,
    killAndStart: async (index) => {
      await servers.get(index)?.kill9();
      servers.set(index, await start(index, options.main));
    },
    replace: async (index, before) => {
      await servers.get(index)?.stop();
      await before();
      servers.set(index, await start(index));
    },
    count: () => countReplies(statistics),
    close: async () => {
      await Promise.all([...servers.values()].map((server) => server.kill9()));
      proxy.kill('SIGKILL');
    },
  };
}

interface ProxyOptions {
  port: number;
  servers: readonly number[];
  breaksOff: boolean;
  /** The socket on which it says what it has counted. */
  statistics: string;
}

async function startProxy(file: string, { port, servers, breaksOff, statistics }: ProxyOptions) {
  await writeFile(
    file,
    `global
  stats socket ${statistics} mode 600
defaults
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
  default-server check inter 500 fall 2 rise 1${breaksOff ? ' on-marked-down shutdown-sessions' : ''}
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

/** Asks HAProxy what it has counted of each server, in their order. */
async function countReplies(statistics: string): Promise<ReplyCount[]> {
  const socket = connect(statistics);
  socket.end('show stat\n');
  const [head = '', ...lines] = (await text(socket)).trim().split('\n');
  const names = head.replace('# ', '').split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return (name: string) => cells[names.indexOf(name)] ?? '';
  });
  return rows
    .filter((cell) => cell('svname').startsWith('server-'))
    .map((cell) => {
      const failed = Number(cell('hrsp_5xx'));
      return { all: Number(cell('hrsp_2xx')) + Number(cell('hrsp_3xx')) + Number(cell('hrsp_4xx')) + failed, failed };
    });
}
