import { type Call, type CallName, contract } from '@rubrica/api-client/contract';
import type { Variant } from './measure-paths.ts';

/** Sends a request as one person and resolves to the reply's body, or to undefined if it is refused. */
export type Read = (path: string) => Promise<unknown>;

/** The query of a list, or a part of it. */
type Query = Record<string, string>;
/** The ids of a collection that the person sees. */
export type IdsOf = (collection: string) => Promise<string[]>;

const dayMs = 86_400_000;
/** How many objects of a kind are asked for in turn. */
const mostIds = 20;

/** Where the ids of a collection are found, if not in a list at its own path. */
const listPaths: Readonly<Record<string, string>> = {
  users: '/users?limit=100',
  students: '/users?role=student&limit=100',
  assistants: '/users?role=assistant&limit=100',
  children: '/children',
  'task-takens': '/task-takens?limit=100&sort=-startedAt',
  answers: '/task-takens?limit=100',
  files: '/pdfs',
  tags: '/tags',
  'student-video-questions': '/lecture-questions',
  'whatsapp/sessions': '/whatsapp/get-all-whatsapp-sessions',
};

const idFields: Readonly<Record<string, (item: Record<string, unknown>) => unknown>> = {
  files: ({ file }) => (isRecord(file) ? file['id'] : undefined),
  tags: ({ name }) => name,
  'whatsapp/sessions': ({ id }) => id,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The ids of a collection's objects in a list. */
function idsIn(collection: string, body: unknown): string[] {
  const items: unknown = isRecord(body) && 'items' in body ? body['items'] : body;
  if (!Array.isArray(items)) return [];
  const idOf = idFields[collection] ?? (({ _id }) => _id);
  return items.flatMap((item: unknown) => {
    const id = isRecord(item) ? idOf(item) : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

/** What a person's requests name: ids from the lists that they see. */
export function createIdFinder(read: Read, ownId: string): IdsOf {
  const found = new Map<string, Promise<string[]>>();
  return (collection) => {
    const ids =
      found.get(collection) ??
      read(listPaths[collection] ?? `/${collection}`)
        .then((body) => idsIn(collection, body))
        .then((all) => (collection === 'students' || collection === 'users' ? [...all, ownId] : all));
    found.set(collection, ids);
    return ids;
  };
}

/** Filters that name an object: where its ids are found. */
const filterIds: Readonly<Record<string, string>> = {
  task: 'tasks',
  group: 'groups',
  level: 'levels',
  category: 'categories',
  diploma: 'diplomas',
  teacher: 'assistants',
  student: 'students',
  user: 'users',
  video: 'lectures',
  taskTaken: 'task-takens',
  tags: 'tags',
};
/** Values of other filters: the first that the field accepts. */
const filterValues: Readonly<Record<string, () => string[]>> = {
  word: () => ['tide'],
  action: () => ['marks.save'],
  from: () => momentAndDate(-30),
  until: () => momentAndDate(30),
};

function momentAndDate(days: number): string[] {
  const moment = new Date(Date.now() + days * dayMs).toISOString();
  return [moment, moment.slice(0, 10)];
}
/** What the fields of `listQuery` are asked with has its own variants. */
const listFields = new Set(['search', 'page', 'limit', 'sort']);

/** What pages ask for by more than one filter. `{task}` and the like stand for ids. */
const pageQueries: Partial<Record<CallName, Query[]>> = {
  listUsers: [
    { role: 'student', status: 'active', limit: '30', search: 'hassan' },
    { role: 'student', limit: '100', group: '{group}' },
  ],
  listTaskTakens: [
    { task: '{task}', toMark: 'true', limit: '1' },
    { task: '{task}', sort: 'studentName' },
    { task: '{task}', search: 'hassan', toMark: 'true' },
    { group: '{group}', toMark: 'true', sort: '-submittedAt' },
  ],
  listQuestions: [
    { limit: '30', archived: 'false', search: 'copy 12' },
    { category: '{category}', level: '{level}', archived: 'false', sort: 'title' },
    { tags: '{tags}', category: '{category}', sort: '-updatedAt' },
  ],
  listTasks: [{ kind: 'homework', status: 'published', group: '{group}', sort: '-dueAt' }],
  listAuditLog: [{ user: '{user}', limit: '10' }],
  getMarksReport: [
    { group: '{group}', kind: 'homework', sort: '-percent', limit: '50' },
    { task: '{task}', sort: 'percent', limit: '50' },
  ],
  getAttendanceReport: [{ group: '{group}', sort: 'rate', limit: '50' }],
  listMeetings: [{ group: '{group}', state: 'ended', sort: '-startsAt' }],
};

/** What a list can be asked for, by the fields of its query: as it opens, searched, far down, and by each of its filters and orders. */
function variantsOf(name: CallName, { query }: Call): Query[] {
  const fields = Object.entries(query?.shape ?? {});
  const has = (field: string) => fields.some(([key]) => key === field);
  return [
    {},
    ...(has('search') ? [{ search: 'sara' }, { search: 'homework 17' }] : []),
    ...(has('page') ? [{ page: '{last}' }, { page: '{last}', limit: '100' }, { limit: '100' }] : []),
    ...fields.flatMap(([key, schema]) => {
      if (key === 'sort' || (!listFields.has(key) && filterIds[key] === undefined)) {
        const values = optionsOf(schema);
        const value = filterValues[key]?.().find((one) => schema.safeParse(one).success);
        return (values.length === 0 && value !== undefined ? [value] : values).map((option) => ({ [key]: option }));
      }
      return listFields.has(key) ? [] : [{ [key]: `{${key}}` }];
    }),
    ...(pageQueries[name] ?? []),
  ];
}

/** The values of an enumeration, also of one that is optional or becomes something else. */
function optionsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('options' in schema && Array.isArray(schema.options))
    return schema.options.filter((option) => typeof option === 'string');
  if ('in' in schema) return optionsOf(schema.in);
  return 'unwrap' in schema && typeof schema.unwrap === 'function' ? optionsOf(schema.unwrap()) : [];
}

/** The ways in which a person can make a call. Some paths may be refused: an id may be of somebody else's object. `lastPage` says how many pages a list has. */
export async function variantsFor(
  name: CallName,
  idsOf: IdsOf,
  lastPage: (path: string, limit: number) => Promise<number>,
): Promise<Variant[]> {
  const call: Call = contract[name];
  const targets = await targetsOf(call, idsOf);
  const variants: Variant[] = [];
  for (const query of variantsOf(name, call)) {
    const paths: string[] = [];
    for (const [index, target] of targets.entries()) {
      const last = () => lastPage(target, Number(query['limit'] ?? 20));
      const filled = await fillQuery(call, query, index, idsOf, last);
      if (filled) paths.push(filled.size > 0 ? `${target}?${filled.toString()}` : target);
    }
    const different = [...new Set(paths)];
    if (different.length > 0)
      variants.push({ name: decodeURIComponent(new URLSearchParams(query).toString()), paths: different });
  }
  return variants;
}

/** The call's path with the ids of different objects; one path several times where it names none. */
async function targetsOf(call: Call, idsOf: IdsOf): Promise<string[]> {
  const ids = call.params ? await idsOf(collectionOf(call)) : Array.from({ length: mostIds }, () => '');
  const [videoId = ''] = call.path.includes(':videoId') ? await idsOf('videos') : [];
  const step = Math.max(1, Math.floor(ids.length / mostIds));
  return ids
    .filter((_, index) => index % step === 0)
    .slice(0, mostIds)
    .map((id) =>
      call.path
        .replace(':id', id)
        .replace(':videoId', videoId)
        .replace(/:(?:rev|number)/u, '1'),
    );
}

/** The collection of which a call names an object: what stands before the id in its path. */
const collectionOf = ({ path }: Call) => /^\/(?<collection>[^:]+)\/:/u.exec(path)?.groups?.['collection'] ?? '';

/** The query with ids in the place of their names, and what the call requires; undefined where the person sees no such object. */
async function fillQuery(
  call: Call,
  query: Query,
  index: number,
  idsOf: IdsOf,
  lastPage: () => Promise<number>,
): Promise<URLSearchParams | undefined> {
  const filled = new URLSearchParams();
  const required = Object.entries(call.query?.shape ?? {}).filter(([, schema]) => !schema.safeParse(undefined).success);
  const values = { ...Object.fromEntries(required.map(([key]) => [key, `{${key}}`])), ...query };
  for (const [key, value] of Object.entries(values)) {
    const placeholder = /^\{(?<of>\w+)\}$/u.exec(value)?.groups?.['of'];
    if (placeholder === undefined) filled.set(key, value);
    else if (placeholder === 'last') filled.set(key, String(await lastPage()));
    else {
      const collection = filterIds[placeholder];
      const accepts = (one: string) => call.query?.shape[key]?.safeParse(one).success;
      const candidates =
        collection === undefined ? (filterValues[placeholder]?.().filter(accepts) ?? []) : await idsOf(collection);
      const candidate = candidates[(index * 7) % candidates.length];
      if (candidate === undefined) return undefined;
      filled.set(key, candidate);
    }
  }
  return filled;
}
