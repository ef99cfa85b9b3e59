import type { DiskLevel, DiskSpace } from '../disk-space.ts';

/** A disk whose level changes only when a test changes it. */
export interface TestDisk extends DiskSpace {
  setLevel: (level: DiskLevel) => void;
}

/** Returns the disk of a test server, with the embedded database on it. */
export function testDisk(): TestDisk {
  let level: DiskLevel = 'ok';
  return {
    holdsDatabase: true,
    level: () => Promise.resolve(level),
    freeBytes: () => Promise.resolve(level === 'ok' ? 50e9 : 0),
    setLevel: (next) => (level = next),
  };
}
