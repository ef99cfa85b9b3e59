import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** V8 gives memory back after some seconds without work. */
const settledSeconds = 15;
const maxSettlingSeconds = 120;

/** The resident memory of a process once it has given back what its start needed: an idle server is what an upload meets. */
export async function settledMb(pid: number): Promise<number> {
  const samples: number[] = [];
  for (;;) {
    samples.push(await residentMb(pid));
    const latest = samples.slice(-settledSeconds);
    if (latest.length === settledSeconds && Math.max(...latest) - Math.min(...latest) < 1) return Math.min(...latest);
    if (samples.length > maxSettlingSeconds) throw new Error('The memory of the idle server does not settle.');
    await setTimeout(1000);
  }
}

/** The resident memory of a process; Linux only. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(?<kilobytes>\d+)/mu.exec(status)?.groups?.['kilobytes']) / 1024;
}
