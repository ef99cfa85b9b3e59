import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess, type ServerProcess } from '../apps/api/src/testing/server-process.ts';

const templateVariable = 'RUBRICA_E2E_TEMPLATE';
const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'rubrica-e2e-'));
const startOn = (folder: string) =>
  startServerProcess({ NODE_ENV: 'development', DATABASE_URL: '', RUBRICA_DATA: folder });

/** Migrates and seeds one data folder, of which each worker gets a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const template = await temporaryFolder();
  const server = await startOn(template);
  await server.stop();
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true });
}

/** A server on a copy of the seeded data. */
export interface ServerUnderTest {
  origin: string;
  /** Where it keeps its data and writes its mail. */
  folder: string;
}

/** Leaves out the lock of a data folder: it may be a socket, which cannot be copied, and each server makes its own. */
const isCopied = (source: string): boolean => !source.endsWith('.lock');

/** Runs a server on a copy of the seeded data folder while `run` runs. */
export async function withServer(run: (server: ServerUnderTest) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  await cp(process.env[templateVariable] ?? '', folder, { recursive: true, filter: isCopied });
  const server: ServerProcess = await startOn(folder);
  try {
    await run({ origin: new URL(server.url).origin, folder });
  } finally {
    await server.kill9();
    await rm(folder, { recursive: true });
  }
}
