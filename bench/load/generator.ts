// The scripted takers, as a process of their own beside the server: `generator.ts plan.json outcome.json`. Prints a line when a part
// of the script begins.
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Taker } from './answer-sheet.ts';
import { type Room, takeExam } from './candidate.ts';
import { createRandom } from './chance.ts';
import { createClient } from './client.ts';
import { runClosed } from './closed.ts';
import { addressOf, runExam } from './exam.ts';
import { createJournal } from './journal.ts';
import { type Outcome, planSchema } from './plan.ts';

const [planFile = '', outcomeFile = ''] = process.argv.slice(2);
const plan = planSchema.parse(JSON.parse(await readFile(planFile, 'utf8')));
const client = createClient(plan.origin, plan.connections);
const all: Taker[] = plan.tokens.map((token, index) => ({ index, token, address: addressOf(index) }));
const takers = all.slice(0, all.length - plan.warmUpTakers);
const room: Room = { plan, client, journal: createJournal(), random: createRandom(plan.seed) };

await warmUp(all.slice(takers.length));
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const begins = (part: string) => console.log(`begins ${part}`);
let unfinished = 0;
if (plan.script.kind === 'exam') unfinished = await runExam(room, takers, plan.script, begins);
else await runClosed(room, takers, plan.script, begins);
begins('end');
// Those who are not done are left where they are.
await client.close();
const outcome: Outcome = { ...room.journal.outcome(), unfinished, timerDelayMs: delay.percentile(99) / 1e6 - 10 };
await writeFile(outcomeFile, JSON.stringify(outcome));
// Until then, what it has used can be read.
await once(process.stdin.resume(), 'end');
process.exit(0);

/** Has some others take the exam in seconds: a server that has just started compiles what it runs. */
async function warmUp(others: readonly Taker[]): Promise<void> {
  const now = performance.now();
  const schedule = {
    arrivesAt: now,
    handsInAt: () => now + 4000,
    endIsSet: Promise.resolve(),
    thinkMs: [50, 100],
    cutShare: 0.1,
    saveName: () => 'Save',
  } as const;
  const unread = { ...room, journal: createJournal() };
  await Promise.all(others.map((taker) => takeExam(unread, taker, schedule)));
}
