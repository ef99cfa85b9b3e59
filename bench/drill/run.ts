// Breaks something under an exam that many take, and compares what was acknowledged with the database: `npm run drill -- servers`,
// `primary`, `disk`, `database-disk`, `clock`, `network` or `update` (docs/scaling.md). Ends with 0 if nothing is lost.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failNetwork } from './bad-network.ts';
import { killPrimary } from './dead-primary.ts';
import { canMount, fillDatabaseDisk, fillDisk } from './full-disk.ts';
import { killServers } from './killed-servers.ts';
import { type DrillOptions, readDrillOptions } from './options.ts';
import { updateServers } from './rolling-update.ts';
import { clockLibrary, useWrongClock } from './wrong-clock.ts';

interface Drill {
  does: string;
  run: (folder: string, options: DrillOptions) => Promise<boolean>;
  /** What of Debian it needs; `mount` needs root besides. */
  needs: readonly Package[];
}

interface Package {
  name: string;
  isInstalled: () => boolean;
}

const haproxy: Package = { name: 'haproxy', isInstalled: () => spawnSync('haproxy', ['-v']).error === undefined };
const faketime: Package = { name: 'faketime', isInstalled: () => clockLibrary !== undefined };

const mount: Package = { name: 'mount', isInstalled: canMount };

const drills: Readonly<Record<DrillOptions['name'], Drill>> = {
  servers: {
    does: 'Three servers behind HAProxy: in turns, one is killed and started again.',
    run: killServers,
    needs: [haproxy],
  },
  primary: {
    does: 'The primary database is killed; a standby that has every acknowledged commit takes over.',
    run: killPrimary,
    needs: [],
  },
  disk: {
    does: 'The disk of the embedded database is full for a while.',
    run: fillDisk,
    needs: [mount],
  },
  'database-disk': {
    does: 'The disk of a PostgreSQL server is full for a while.',
    run: fillDatabaseDisk,
    needs: [mount],
  },
  clock: {
    does: 'Two servers behind HAProxy, one with a clock that is ten minutes fast.',
    run: useWrongClock,
    needs: [haproxy, faketime],
  },
  network: {
    does: 'Real browsers behind a proxy that loses, cuts, delays and reorders, each by a schedule of its own.',
    run: failNetwork,
    needs: [],
  },
  update: {
    does: 'Two servers of the last release behind HAProxy are replaced one by one, twice: by this version, and by the one after it.',
    run: updateServers,
    needs: [haproxy],
  },
};

const options = readDrillOptions(process.argv.slice(2));
const { does, run, needs } = drills[options.name];
const missing = needs.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);
if (missing.length > 0) {
  console.log(`This drill needs what is not installed here, or not allowed: apt-get install ${missing.join(' ')}`);
  process.exit(3);
}
console.log(does);
const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-drill-'));
let isWhole = false;
try {
  isWhole = await run(folder, options);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(isWhole ? 'PASSED: nothing that was acknowledged is lost, and all have handed in.' : 'FAILED.');
process.exit(isWhole ? 0 : 1);
