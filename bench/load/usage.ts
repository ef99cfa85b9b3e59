import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** What a process and its children have used so far. */
export interface Usage {
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** Resident memory in MB; memory that several share counts once. */
  memoryMb: number;
}

/** What processes, and the whole machine, had used at a moment. */
export interface UsageReading {
  at: number;
  processes: Readonly<Record<string, Usage>>;
  /** Milliseconds of processor time that all processes of the machine used. */
  machineMs: number;
}

/** Reads what the named processes, each with its children, have used. */
export async function readUsage(pids: Readonly<Record<string, number>>): Promise<UsageReading> {
  const at = performance.now();
  const stats = await readStats();
  const usages = Object.entries(pids).map(async ([name, pid]) => {
    const tree = stats.filter((stat) => stat.pid === pid || stat.parent === pid);
    const memory = await Promise.all(tree.map((stat) => memoryMb(stat.pid)));
    return [
      name,
      {
        cpuMs: tree.reduce((sum, stat) => sum + stat.cpuMs, 0),
        memoryMb: Math.round(memory.reduce((sum, mb) => sum + mb, 0)),
      },
    ] as const;
  });
  return { at, processes: Object.fromEntries(await Promise.all(usages)), machineMs: await readMachineMs() };
}

async function readStats() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat) => {
    // The name, in parentheses, may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // Its own time and that of children which have ended: `man proc_pid_stat`, from field 14 on.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return stat === '' ? [] : [{ pid: Number.parseInt(stat, 10), parent: fields[1] ?? 0, cpuMs: ticks * tickMs }];
  });
}

async function memoryMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(?<kilobytes>\d+)/mu.exec(rollup)?.groups?.['kilobytes'];
  return Number(kilobytes ?? 0) / 1024;
}

async function readMachineMs(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.split(/\s+/u).slice(1).map(Number);
  return (user + nice + system + irq + softIrq) * tickMs;
}

/** What was used between two readings. */
export interface UsageShare {
  part: string;
  seconds: number;
  /** Cores that were busy on average, by process, and by all that was none of them. */
  cores: Readonly<Record<string, number>>;
  /** At the end. */
  memoryMb: Readonly<Record<string, number>>;
}

/** Compares two readings. */
export function usageBetween(part: string, before: UsageReading, after: UsageReading): UsageShare {
  const ms = after.at - before.at;
  const used = Object.entries(after.processes).map(
    ([name, { cpuMs }]) => [name, cpuMs - (before.processes[name]?.cpuMs ?? 0)] as const,
  );
  const others = after.machineMs - before.machineMs - used.reduce((sum, [, cpuMs]) => sum + cpuMs, 0);
  return {
    part,
    seconds: ms / 1000,
    cores: Object.fromEntries(
      [...used, ['others', Math.max(0, others)] as const].map(([name, cpu]) => [name, cpu / ms]),
    ),
    memoryMb: Object.fromEntries(Object.entries(after.processes).map(([name, usage]) => [name, usage.memoryMb])),
  };
}
