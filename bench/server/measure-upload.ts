import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  post,
  type ServerProcess,
  setupTokenOf,
  startServerProcess,
} from '../../apps/api/src/testing/server-process.ts';
import { memoryFlags, serverMemory } from '../../scripts/lib/server-memory.ts';
import type { Goal } from '../lib/figures.ts';
import { residentMb, settledMb } from './resident-memory.ts';

const megabyte = 1024 * 1024;
/** The largest film that may be uploaded. */
const filmBytes = 500 * megabyte;
/** As the platform sends it. */
const pieceBytes = 8 * megabyte;
const sampleEveryMs = 20;
const allowedGrowthMb = 50;
const admin = { email: 'huda@school.example', password: 'three-old-boats' };

/**
 * Uploads the largest film in pieces and measures how much the server's resident memory grows meanwhile, from the moment at which
 * it has answered a login to the end of the check of the whole.
 */
export async function measureUpload(): Promise<Goal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-upload-'));
  // As `npm start` starts it for a school.
  const env = { ...serverMemory, NODE_ENV: 'production', RUBRICA_DATA: folder, DATABASE_URL: '' };
  const start = () => startServerProcess(env, { flags: memoryFlags });
  // The first start prepares the database, and what it needs for that would hide what the upload needs.
  const first = await start();
  await setUp(first);
  await first.stop();
  const server = await start();
  try {
    const pid = server.pid ?? 0;
    const send = senderTo(server.url, await login(server.url));
    const beforeMb = await settledMb(pid);
    const sampling = new AbortController();
    const highest = highestMb(pid, sampling.signal);
    const startedAt = performance.now();
    await uploadFilm(send);
    const seconds = (performance.now() - startedAt) / 1000;
    sampling.abort();
    const growthMb = (await highest) - beforeMb;
    return {
      goal: `The server's memory during an upload of 500 MB: grows by less than ${allowedGrowthMb} MB`,
      figure: `${growthMb.toFixed(0)} MB on ${beforeMb.toFixed(0)} MB; ${(500 / seconds).toFixed(0)} MB/s, checked at the end`,
      isMet: growthMb < allowedGrowthMb,
    };
  } finally {
    await server.kill9();
    await rm(folder, { recursive: true });
  }
}

type Send = (method: string, where: string, headers: Record<string, string>, body?: BodyInit) => Promise<Response>;

function senderTo(api: string, token: string): Send {
  return async (method, where, headers, body) => {
    const response = await fetch(`${api}${where}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw new Error(`${method} ${where} answered ${response.status}: ${await response.text()}`);
    return response;
  };
}

async function uploadFilm(send: Send): Promise<void> {
  const created = await send('POST', '/uploads', {
    'upload-length': String(filmBytes),
    'upload-metadata': `filename ${btoa('film.mp4')},filetype ${btoa('video/mp4')},kind ${btoa('video')}`,
  });
  const where = (created.headers.get('location') ?? '').replace(/^\/api/u, '');
  const piece = Buffer.alloc(pieceBytes, 'The hall was cold. ');
  // The beginning of an MP4 film.
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex').copy(piece);
  const hash = createHash('sha256');
  for (let offset = 0; offset < filmBytes; offset += pieceBytes) {
    const body = piece.subarray(0, Math.min(pieceBytes, filmBytes - offset));
    hash.update(body);
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    await send('PATCH', where, headers, body);
  }
  const body = JSON.stringify({ sha256: hash.digest('hex') });
  await send('POST', `${where}/finish`, { 'content-type': 'application/json' }, body);
}

async function highestMb(pid: number, signal: AbortSignal): Promise<number> {
  let highest = 0;
  while (!signal.aborted) {
    highest = Math.max(highest, await residentMb(pid));
    await setTimeout(sampleEveryMs);
  }
  return highest;
}

/** Makes the first admin, by the link that the server prints. */
async function setUp(server: ServerProcess): Promise<void> {
  const { status } = await post(server, '/account-links/set-up', {
    token: setupTokenOf(server),
    name: 'Huda',
    ...admin,
  });
  if (status !== 201) throw new Error(`The set-up answered ${status}.`);
}

async function login(api: string): Promise<string> {
  const response = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token }: { token: string } = await response.json();
  return token;
}
