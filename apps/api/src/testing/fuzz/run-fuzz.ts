import { type Call, type CallName, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { policy } from '../../policy/policy.ts';
import type { TestServer } from '../test-server.ts';
import { arbitraryRequests, type FuzzRequest } from './arbitrary-request.ts';
import { problemOf } from './check-reply.ts';
import { forget, fuzzWorld, remember, senders, type FuzzWorld, type IdKind, type Sender } from './fuzz-world.ts';

/** What a run has seen. */
export interface FuzzReport {
  requestCount: number;
  /** By `call status`. */
  counts: Map<string, number>;
  /** The slowest requests, slowest first. */
  slowest: { name: CallName; milliseconds: number; request: string }[];
  /** One per kind of problem, with a request that shows it. */
  problems: Map<string, string>;
}

interface FuzzOptions {
  seed: number;
  requestCount: number;
}

const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);
/** Requests of a call from a sender in a round. */
const usualWeight = 12;
/** Rounds of the calls that no request has come through all checks of: the more calls there are, the fewer requests each has. */
const furtherRounds = 4;

/** Fewer of those that get no further than the policy, and of calls that take no input. */
function weightOf(name: CallName, sender: Sender): number {
  const rule = policy[name];
  const isOpen = 'open' in rule;
  const roles: readonly string[] = isOpen ? senders : rule.roles;
  const { body, headers, params, query }: Call = contract[name];
  const takesInput = body ?? headers ?? params ?? query;
  return takesInput && roles.includes(sender) ? usualWeight : 2;
}

const kindByPath: Partial<Record<string, IdKind>> = {
  users: 'user',
  'user-imports': 'userImport',
  'publish-tokens': 'publishToken',
  'report-files': 'reportFile',
  groups: 'group',
  levels: 'level',
  categories: 'category',
  diplomas: 'diploma',
  questions: 'question',
  'lecture-questions': 'lectureQuestion',
  tasks: 'task',
  'task-takens': 'attempt',
  pdfs: 'pdf',
  books: 'book',
  'pdfs/notes': 'pdfNote',
  'pdf-notes': 'pdfNote',
  videos: 'video',
  'video-notes': 'videoNote',
  'lectures/moments': 'videoMoment',
  'video-moments': 'videoMoment',
  words: 'word',
  'staff-notes': 'staffNote',
  'canned-answers': 'cannedAnswer',
  'dictionary-imports': 'dictionaryImport',
  files: 'file',
  meetings: 'meeting',
};

/** The kinds whose order is refused with all objects that there are. */
const kindByOrder: Partial<Record<CallName, IdKind>> = {
  orderCategories: 'category',
  orderLevels: 'level',
  orderDiplomas: 'diploma',
};

/**
 * Sends generated requests to a server, as each role, checks each reply against the contract and adds what it sees to the
 * report. The same seed sends the same requests.
 */
export async function runFuzz(
  server: TestServer,
  { seed, requestCount }: FuzzOptions,
  report: FuzzReport,
): Promise<void> {
  const world = await fuzzWorld(server);
  const plan = callNames.flatMap((name) => {
    const requestsFrom = arbitraryRequests(name, world);
    return senders.map((sender) => ({
      name,
      sender,
      arbitrary: requestsFrom(sender),
      weight: weightOf(name, sender),
    }));
  });
  const total = plan.reduce((sum, { weight }) => sum + weight, 0);
  /** Each round sends some requests of every call from every sender, so that what one makes is there for the others. */
  const rounds = Math.max(1, Math.round(requestCount / total));
  /** A short run has one round, with fewer of each. */
  const share = Math.min(1, requestCount / total);
  for (let round = 0; round < rounds; round += 1) {
    await world.resetLimits();
    for (const index of orderOf(plan.length, seed + round)) {
      const { arbitrary, weight } = plan[index]!;
      const requests = fc.sample(arbitrary, {
        seed: seed + round * 7919 + index,
        numRuns: Math.max(1, Math.round(weight * share)),
      });
      for (const request of requests) await sendOne(server, world, request, report);
    }
  }
  for (let round = rounds; round < rounds + furtherRounds; round += 1) {
    await world.resetLimits();
    for (const [index, { name, sender, arbitrary, weight }] of plan.entries()) {
      if (weight < usualWeight || 'open' in policy[name] || hasSucceeded(report, name)) continue;
      // Another request may have removed all objects of a kind: the sender makes some first.
      const makers = plan.filter((each) => each.sender === sender && isMakerOf(each.name, name));
      for (const each of [...makers.map((maker) => maker.arbitrary), arbitrary]) {
        const requests = fc.sample(each, { seed: seed + round * 7919 + index, numRuns: 2 * usualWeight });
        for (const request of requests) await sendOne(server, world, request, report);
      }
    }
  }
}

/** Whether a call makes the objects that the path of another one names. */
function isMakerOf(maker: CallName, name: CallName): boolean {
  return contract[maker].method === 'POST' && contract[name].path.startsWith(`${contract[maker].path}/:`);
}

function hasSucceeded({ counts }: FuzzReport, name: CallName): boolean {
  return [200, 201].some((status) => counts.has(`${name} ${status}`));
}

/** An order of that many indices: another one in each round, so that every call comes before and after every other. */
function orderOf(length: number, seed: number): number[] {
  const indices = Array.from({ length }, (_, index) => index);
  const orders = fc.shuffledSubarray(indices, { minLength: length, maxLength: length });
  return fc.sample(orders, { seed, numRuns: 1 }).flat();
}

export function emptyReport(): FuzzReport {
  return { requestCount: 0, counts: new Map(), slowest: [], problems: new Map() };
}

/** The counts of each call by status, and the slowest requests. */
export function formatReport({ requestCount, counts, slowest }: FuzzReport): string {
  const byCall = Map.groupBy(counts, ([key]) => key.split(' ')[0] ?? '');
  const lines = [...byCall].map(([name, entries]) => {
    const statuses = entries.map(([key, count]) => `${key.split(' ')[1]} × ${count}`).toSorted();
    return `  ${name.padEnd(22)} ${statuses.join(', ')}`;
  });
  const slow = slowest.map(({ milliseconds, request }) => `  ${milliseconds.toFixed(0)} ms  ${request.slice(0, 160)}`);
  return [`${requestCount} requests`, ...lines, 'Slowest', ...slow].join('\n');
}

async function sendOne(server: TestServer, world: FuzzWorld, request: FuzzRequest, report: FuzzReport): Promise<void> {
  const { name, path, sender } = request;
  const call: Call = contract[name];
  const token = world.tokens[sender];
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...request.headers };
  server.errors.length = 0;
  const startedAt = performance.now();
  const response = await server.http.request(
    path,
    { method: call.method, headers, ...(request.body === undefined ? {} : { body: request.body }) },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  const contentType = response.headers.get('content-type') ?? '';
  const problem = problemOf(name, { status: response.status, contentType, text });
  record(report, { name, status: response.status, milliseconds, request, problem, error: server.errors[0] });
  const ordered = kindByOrder[name];
  // An import has made some of them.
  if (ordered && response.status === 409) {
    world.ids[ordered] = [...text.matchAll(/"_id":"([\da-f-]{36})"/gu)].map(([, id = '']) => id);
  }
  if (response.ok && call.method !== 'GET') {
    const collection = call.path.replaceAll(/\/:\w+/gu, '').slice(1);
    const kind = kindByPath[collection] ?? kindByPath[collection.split('/')[0] ?? ''];
    const id = response.status === 201 && kind ? /"_id":"([\da-f-]{36})"/u.exec(text)?.[1] : undefined;
    if (kind && id !== undefined) remember(world, kind, id);
    // A removed user is still there, without access.
    if (kind && kind !== 'user' && call.method === 'DELETE') forget(world, kind, path.split('/').at(-1) ?? '');
    if (
      /^\/(?:users|user-imports|user-sessions|students|groups|sessions|log|children|change|reset|account|force|me|admin-reset)/u.test(
        call.path,
      )
    )
      await world.restore();
  }
}

interface Sent {
  name: CallName;
  status: number;
  milliseconds: number;
  request: FuzzRequest;
  problem: string | undefined;
  error: unknown;
}

function record(report: FuzzReport, { name, status, milliseconds, request, problem, error }: Sent): void {
  report.requestCount += 1;
  const key = `${name} ${status}`;
  report.counts.set(key, (report.counts.get(key) ?? 0) + 1);
  const slowestEnough = report.slowest.at(-1)?.milliseconds ?? 0;
  if (report.slowest.length < 10 || milliseconds > slowestEnough) {
    report.slowest.push({ name, milliseconds, request: describe(request) });
    report.slowest.sort((a, b) => b.milliseconds - a.milliseconds);
    report.slowest.length = Math.min(report.slowest.length, 10);
  }
  if (problem !== undefined && !report.problems.has(`${name}: ${problem}`)) {
    const cause = error instanceof Error ? `\n${error.stack ?? error.message}` : '';
    report.problems.set(`${name}: ${problem}`, `${describe(request)}${cause}`);
  }
}

/** A request in one line, to send it again. */
function describe({ name, sender, path, headers, body }: FuzzRequest): string {
  const shownBody = body instanceof FormData ? '(form)' : (body ?? '');
  return `${sender} ${contract[name].method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${shownBody.slice(0, 1000)}`;
}
