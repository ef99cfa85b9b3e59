import { spawnSync } from 'node:child_process';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const unitFile = path.resolve(import.meta.dirname, '../../../deploy/rubrica.service');

/** What systemd says of a unit, whose program is on this machine at another place. */
async function verify(unit: string): Promise<string> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'rubrica-unit-'));
  const file = path.join(folder.path, 'rubrica.service');
  await writeFile(file, unit.replace(/^ExecStart=\S+/mu, `ExecStart=${process.execPath}`));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  // Units of the machine may have faults of their own.
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('rubrica.service'));
  return lines.join('\n');
}

test('deploy/rubrica.service is as systemd reads it', async () => {
  const unit = await readFile(unitFile, 'utf8');
  expect(await verify(unit)).toBe('');
  expect(await verify(unit.replace('ProtectSystem=', 'ProtectSytem='))).toContain('ProtectSytem');
});
