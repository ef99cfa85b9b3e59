import { type Call, type CallName, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { arbitraryOf, type IdPool } from './arbitrary-of.ts';
import { anyBreak, broken } from './broken.ts';
import { testPassword } from '../test-people.ts';
import { accountBodies } from './account-requests.ts';
import { bookBodies, bookParts } from './book-requests.ts';
import { importBodies } from './import-requests.ts';
import { lectureParts } from './lecture-requests.ts';
import { meetingBodies, meetingParts, type RequestParts } from './meeting-requests.ts';
import { versionParts } from './question-requests.ts';
import { type FuzzWorld, type IdKind, type Sender } from './fuzz-world.ts';

/** A request as it is sent: what is generated, and nothing that depends on the time of sending. */
export interface FuzzRequest {
  name: CallName;
  sender: Sender;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

const kindByField: readonly (readonly [RegExp, IdKind])[] = [
  [/task-?takens?/iu, 'attempt'],
  [/lecture-?answer/iu, 'lectureAnswer'],
  [/(?:lecture|video)-?question/iu, 'lectureQuestion'],
  [/video-?notes?/iu, 'videoNote'],
  [/video-?moments?/iu, 'videoMoment'],
  [/canned/iu, 'cannedAnswer'],
  [/chat-?message/iu, 'chatMessage'],
  [/^chat$|thread/iu, 'chatThread'],
  [/video|lecture/iu, 'video'],
  [/^words?$/iu, 'word'],
  [/dictionary/iu, 'dictionaryImport'],
  [/meeting-?series|exceptSeries/iu, 'meetingSeries'],
  [/meetings?|except/iu, 'meeting'],
  [/task/iu, 'task'],
  [/answer/iu, 'answer'],
  [/user-?import/iu, 'userImport'],
  [/publish-?token/iu, 'publishToken'],
  [/report-?file/iu, 'reportFile'],
  [/upload/iu, 'upload'],
  [/file|image|avatar/iu, 'file'],
  [/books?$/iu, 'book'],
  [/pdf-?notes?/iu, 'pdfNote'],
  [/pdf/iu, 'pdf'],
  [/group/iu, 'group'],
  [/level/iu, 'level'],
  [/categor/iu, 'category'],
  [/diploma/iu, 'diploma'],
  [/^wasenderApiKey$/u, 'whatsAppHandle'],
  [/^whatsapp$/u, 'whatsAppSession'],
  [/^whatsapp\/campaigns/u, 'whatsAppCampaign'],
  [/^whatsapp\/messages/u, 'whatsAppMessage'],
  [/^jobs?$/iu, 'job'],
  [/^tags?$/iu, 'tag'],
  [/question/iu, 'question'],
  [/session/iu, 'session'],
  [/staff-?note/iu, 'staffNote'],
  [/student|child/iu, 'student'],
  [/assistant|teacher/iu, 'assistant'],
  [/./u, 'user'],
];

const kindOf = (field: string): IdKind => kindByField.find(([pattern]) => pattern.test(field))?.[1] ?? 'user';

/** The collection that a call's path begins with, as a field would be named after it. */
const collectionOf = ({ path }: Call) => {
  if (path.startsWith('/chat/messages/')) return 'chat-message';
  const [, first = '', second = ''] = path.split('/');
  return first === 'whatsapp' && second !== 'sessions' ? `${first}/${second}` : first;
};

const pick = (lists: readonly (readonly string[])[], at: number) => {
  const all = lists.flat();
  return all[Math.floor(at * all.length)] ?? '01890000-0000-7000-8000-000000000000';
};

function idPool({ ids }: FuzzWorld, call: Call): IdPool {
  const anyKind = Object.values(ids);
  return (field) => {
    const kind = kindOf(field === 'id' || field === '' ? collectionOf(call) : field);
    // Whole numbers without bias: most generated fractions are next to 0, and would name the first object alone.
    const share = fc.noBias(fc.nat({ max: 9999 })).map((value) => value / 10_000);
    return fc.oneof(
      { weight: 12, arbitrary: share.map((at) => pick([ids[kind]], at)) },
      { weight: 1, arbitrary: share.map((at) => pick(anyKind, at)) },
      { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
    );
  };
}

/** Orders of all objects of a named collection that there are as the request is made. */
function orderBodies(world: FuzzWorld) {
  const orderOf = (kind: 'category' | 'level' | 'diploma') =>
    fc.constant(kind).map((all) => ({ items: world.ids[all].toReversed() }));
  return { orderCategories: orderOf('category'), orderLevels: orderOf('level'), orderDiplomas: orderOf('diploma') };
}

/** Bodies that go further than what a schema alone generates: whole papers, and right answers to them. */
function wholeBodies(name: CallName, world: FuzzWorld): fc.Arbitrary<unknown> | undefined {
  const { contents, ids, emails, pdfFile, startable } = world;
  const content = fc.constantFrom(...contents);
  const task = fc.record({
    title: fc.lorem({ maxCount: 3 }),
    status: fc.constantFrom('draft', 'published', 'closed'),
    questions: fc.uniqueArray(fc.constantFrom(...ids.question.slice(0, contents.length)), { maxLength: 4 }),
    groups: fc.subarray(ids.group.slice(0, 2), { minLength: 1 }),
    maxAttempts: fc.nat({ max: 3 }),
    showModelAnswer: fc.constantFrom('never', 'on-release', 'after-close'),
  });
  const newPassword = fc.constantFrom('battery-staple-8', 'correct-stable-9');
  const document = {
    title: fc.lorem({ maxCount: 3 }),
    file: fc.constant(pdfFile),
    groups: fc.subarray(ids.group.slice(0, 2)),
    status: fc.constantFrom('draft', 'published'),
  };
  const caption = { language: 'en', label: 'English', cues: [{ startMs: 0, endMs: 900, text: 'Welcome.' }] };
  const video = {
    title: fc.lorem({ maxCount: 3 }),
    durationMs: fc.integer({ min: 1000, max: 90_000 }),
    source: fc.webUrl({ validSchemes: ['https'] }).map((url) => ({ kind: 'link', url })),
    captions: fc.subarray([caption]),
  };
  const word = fc.record({
    word: fc.lorem({ maxCount: 1 }),
    form: fc.lorem({ maxCount: 1 }),
    sentence: fc.lorem({ maxCount: 6 }),
  });
  const atMs = fc.nat({ max: 70_000 });
  // Mostly the first one, which an object has until a request has written it.
  const rev = fc.constantFrom(1, 1, 1, 2, 3);
  const bodies: Partial<Record<CallName, fc.Arbitrary<unknown>>> = {
    createQuestion: fc.record({ content }),
    updateQuestion: fc.record({ content, rev }),
    createLectureQuestion: fc.record({
      content,
      // The first one is never removed.
      video: fc.constantFrom(world.lectures.video, ...ids.video),
      atMs,
    }),
    updateLectureQuestion: fc.record({ content, rev, atMs }, { requiredKeys: ['rev', 'atMs'] }),
    renameTag: fc.record({ name: fc.lorem({ maxCount: 1 }), merge: fc.constant(true) }),
    ...orderBodies(world),
    createGroup: fc.record({ name: fc.lorem({ maxCount: 3 }) }),
    createVideo: fc.record({
      ...video,
      groups: fc.subarray(ids.group.slice(0, 2)),
      status: fc.constantFrom('draft', 'published'),
    }),
    updateVideo: fc.record({
      ...video,
      groups: fc.subarray(ids.group.slice(0, 2), { minLength: 1 }),
      status: fc.constant('published'),
      rev,
    }),
    reportProgress: fc.record({
      intervals: fc.subarray([[0, 5000] as const, [20_000, 25_000] as const]),
      positionMs: atMs,
      rewoundToMs: fc.array(atMs, { maxLength: 2 }),
    }),
    updateVideoNote: fc.record({ atMs, text: fc.lorem({ maxCount: 6 }) }),
    sendMyChatMessage: fc.record({ clientId: fc.uuid(), text: fc.lorem({ maxCount: 6 }) }),
    sendChatMessage: fc.record({ clientId: fc.uuid(), text: fc.lorem({ maxCount: 6 }), isNote: fc.boolean() }),
    reportChatMessage: fc.record({ reason: fc.constantFrom('Insults', 'Not for here') }),
    settleChatReport: fc.record({ outcome: fc.constantFrom('kept', 'removed'), isBlocked: fc.boolean() }),
    updateChatThread: fc.record({ isWaiting: fc.boolean() }),
    createWord: word,
    updateWord: word,
    createDictionaryImport: fc.record({
      title: fc.lorem({ maxCount: 3 }),
      licence: fc.constant('CC BY 4.0'),
      kind: fc.constantFrom('senses', 'words', 'levels'),
    }),
    addDictionaryEntries: fc.record({
      entries: fc.array(
        fc.record({
          key: fc.lorem({ maxCount: 1 }),
          values: fc.array(fc.lorem({ maxCount: 2 }), { minLength: 1, maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    adminResetPassword: fc.record({ userId: fc.constantFrom(...ids.student), newPassword }),
    forceLogin: fc.record({ userId: fc.constantFrom(...ids.student), reason: fc.lorem({ maxCount: 6 }) }),
    login: fc.record({ email: fc.constantFrom(...emails), password: fc.constant(testPassword) }),
    changePassword: fc.record({ currentPassword: fc.constant(testPassword), newPassword }),
    startTaskTaken: fc.constant({ task: startable }),
    createTask: task,
    updateTask: task,
    ...bookBodies(rev),
    ...meetingBodies(world, rev),
    createPdf: fc.record(document),
    updatePdf: fc.record(document),
    ...importBodies,
    ...accountBodies(world, newPassword),
  };
  return bodies[name];
}

const share = (weight: number, of: number) => fc.nat({ max: of - 1 }).map((value) => value < weight);

/** A value, in one of three cases with one or two changes. */
function sometimesBroken(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, share(1, 3), fc.array(anyBreak, { minLength: 1, maxLength: 2 }))
    .map(([good, isBroken, breaks]) => (isBroken ? breaks.reduce(broken, good) : good));
}

const awkwardParams = [
  'not-an-id',
  '%00',
  'null',
  '01890000-0000-7000-8000-00000000000G',
  '%F0%9F%8E%93',
  'x'.repeat(500),
];

function pathArbitrary(call: Call, ids: IdPool): fc.Arbitrary<string> {
  if (!call.params) return fc.constant(call.path);
  const param = fc.oneof(
    { weight: 12, arbitrary: ids('id') },
    { weight: 1, arbitrary: fc.constantFrom(...awkwardParams) },
  );
  return param.map((id) => call.path.replaceAll(/:\w+/gu, id));
}

/** As a query, a header or a form carries it. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function queryArbitrary(call: Call, ids: IdPool): fc.Arbitrary<string> {
  const anyPair = fc.tuple(
    fc.constantFrom('search', 'page', 'limit', 'sort', 'unknown', '__proto__'),
    fc.constantFrom('', '-1', '1e9', 'NaN', '%_', '\u0000', '\uDC00', 'x'.repeat(300)),
  );
  const query = call.query ? sometimesBroken(arbitraryOf(call.query, ids)) : fc.constant({});
  return fc.tuple(query, fc.array(anyPair, { maxLength: 1 }), share(1, 8)).map(([fields, pairs, hasPairs]) => {
    const own = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
    const all = [...own.map(([key, value]) => [key, asText(value)]), ...(hasPairs ? pairs : [])];
    return all.length === 0 ? '' : `?${new URLSearchParams(all).toString()}`;
  });
}

const awkwardBodies = [
  '',
  '{',
  '[1,2',
  '{"a":',
  'null',
  '"text"',
  '1e999',
  '[[[[[[[[',
  '\uFEFF{}',
  '{"__proto__":{"a":1}}',
];

function bodyArbitrary(name: CallName, call: Call, ids: IdPool, world: FuzzWorld): fc.Arbitrary<FuzzRequest['body']> {
  if (!call.body) return fc.constant(undefined);
  const whole = wholeBodies(name, world);
  const generated = arbitraryOf(call.body, ids);
  const body = sometimesBroken(
    whole ? fc.oneof({ weight: 1, arbitrary: generated }, { weight: 2, arbitrary: whole }) : generated,
  );
  if (call.bodyKind === 'multipart') return body.map(formOf);
  const json = body.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof({ weight: 20, arbitrary: json }, { weight: 1, arbitrary: fc.constantFrom(...awkwardBodies) });
}

function formOf(value: unknown): FormData {
  const form = new FormData();
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  for (const [key, field] of fields) form.append(key, field instanceof Blob ? field : asText(field));
  return form;
}

function headersArbitrary(call: Call, ids: IdPool): fc.Arbitrary<Record<string, string>> {
  const own = call.headers ? sometimesBroken(arbitraryOf(call.headers, ids)) : fc.constant({});
  const language = fc.constantFrom('en', 'ar', 'ar-EG;q=0.9, *;q=0', 'x'.repeat(200), '');
  const kind = fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
    },
  );
  return fc.record({ own, language, kind }).map(({ own: given, language: accepted, kind: type }) => {
    const headers: Record<string, string> = { 'accept-language': accepted };
    if (call.body && call.bodyKind !== 'multipart') headers['content-type'] = type;
    for (const [key, value] of Object.entries(typeof given === 'object' && given ? given : {}))
      // What no client can send is no request.
      if (/^[\w-]+$/u.test(key) && /^[\t\x20-\x7E\x80-\xFF]*$/u.test(asText(value))) headers[key] = asText(value);
    return headers;
  });
}

/** Requests whose parts belong together: the answers, marks and recordings of what the path names, and attempts in the state that the call needs. */
function matchingParts(name: CallName, world: FuzzWorld): fc.Arbitrary<RequestParts> | undefined {
  const { answers, attempts, contents, rights } = world;
  const together =
    lectureParts(name, world) ?? meetingParts(name, world) ?? versionParts(name, world) ?? bookParts(name, world);
  if (together) return together;
  if (name === 'releaseTaskTaken' || name === 'getReviewSheet') {
    const { path } = contract[name];
    return fc
      .constantFrom(...attempts[name])
      .map((id) => ({ path: path.replace(':id', id), query: '', headers: {}, body: undefined }));
  }
  if (name === 'recordPlay') {
    const items = contents.flatMap(({ input }) => input.map(({ id }) => id));
    return fc
      .record({
        id: fc.constantFrom(...attempts[name]),
        item: fc.constantFrom(...items),
        count: fc.integer({ min: 1, max: 9 }),
      })
      .map(({ id, ...play }) => ({
        path: contract[name].path.replace(':id', id),
        query: '',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(play),
      }));
  }
  if (name === 'importEmergencyFile') {
    const { attempt, file } = world.emergency;
    return fc.boolean().map((apply) => ({
      path: contract[name].path.replace(':id', attempt),
      query: '',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file, apply }),
    }));
  }
  if (name === 'recordTake') {
    const recordings = contents.flatMap(({ questions }) =>
      questions.flatMap((block) => ('tries' in block && block.tries ? [`${block.id}:video`] : [])),
    );
    return fc
      .record({
        id: fc.constantFrom(...attempts[name]),
        recording: fc.constantFrom(...recordings),
        take: fc.stringMatching(/^[a-z]{1,3}$/u),
      })
      .map(({ id, ...take }) => ({
        path: contract[name].path.replace(':id', id),
        query: '',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(take),
      }));
  }
  if (name !== 'saveAnswer' && name !== 'saveMarks') return undefined;
  const { path } = contract[name];
  // Mostly the version that they have at first: there are many of them.
  const version = fc.constantFrom(0, 0, 0, 1, 2);
  return fc.record({ index: fc.nat({ max: rights.length - 1 }), version }).map(({ index, version: rev }) => ({
    path: path.replace(':id', answers[name][index] ?? ''),
    query: '',
    headers: { 'content-type': 'application/json', 'if-match': `"${rev}"` },
    body: JSON.stringify({ rev, answers: rights[index] }),
  }));
}

/** Generates requests of one call. Of each sender they are made of the same parts, which take long to put together. */
export function arbitraryRequests(name: CallName, world: FuzzWorld): (sender: Sender) => fc.Arbitrary<FuzzRequest> {
  const call: Call = contract[name];
  const ids = idPool(world, call);
  const parts: fc.Arbitrary<RequestParts> = fc.record({
    path: pathArbitrary(call, ids),
    query: queryArbitrary(call, ids),
    headers: headersArbitrary(call, ids),
    body: bodyArbitrary(name, call, ids, world),
  });
  const matching = matchingParts(name, world);
  const all = matching ? fc.oneof(parts, matching) : parts;
  return (sender) =>
    all.map(({ path, query, headers, body }) => ({ name, sender, path: `/api${path}${query}`, headers, body }));
}
