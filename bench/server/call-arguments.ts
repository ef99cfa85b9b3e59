import { type Call, type CallName, contract } from '@rubrica/api-client/contract';

/** Sends a request as one person and resolves to the reply's body, or to undefined if it is refused. */
export type Read = (path: string) => Promise<unknown>;

const dayMs = 86_400_000;
/** How many objects of a kind are asked for in turn. */
const mostIds = 20;

/** Where the ids of a collection are found, if not in a list at its own path. */
const listPaths: Readonly<Record<string, string>> = {
  students: '/users?role=student',
  assistants: '/users?role=assistant',
  children: '/children',
  answers: '/task-takens',
  files: '/pdfs',
  'student-video-questions': '/lecture-questions',
};

const idFields: Readonly<Record<string, (item: Record<string, unknown>) => unknown>> = {
  files: ({ file }) => (isRecord(file) ? file['id'] : undefined),
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
export function createIdFinder(read: Read, ownId: string) {
  const found = new Map<string, Promise<string[]>>();
  return (collection: string): Promise<string[]> => {
    const ids =
      found.get(collection) ??
      read(listPaths[collection] ?? `/${collection}`)
        .then((body) => idsIn(collection, body))
        .then((all) => (collection === 'students' || collection === 'users' ? [...all, ownId] : all));
    found.set(collection, ids);
    return ids;
  };
}

/** What a list can be asked for, by the fields of its query: as it opens, searched, far down, and by each of its orders. */
function variantsOf({ query }: Call): Record<string, string>[] {
  const fields = Object.keys(query?.shape ?? {});
  return [
    {},
    ...(fields.includes('search') ? [{ search: 'sara' }, { search: 'homework 17' }] : []),
    ...(fields.includes('page') ? [{ page: '30' }, { limit: '100' }] : []),
    ...ordersOf(query?.shape['sort']).map((sort) => ({ sort })),
  ];
}

function ordersOf(schema: unknown): string[] {
  const inner = typeof schema === 'object' && schema !== null && 'unwrap' in schema ? schema.unwrap : undefined;
  const unwrapped: unknown = typeof inner === 'function' ? inner.call(schema) : undefined;
  const options =
    typeof unwrapped === 'object' && unwrapped !== null && 'options' in unwrapped ? unwrapped.options : [];
  return Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [];
}

/** The paths by which a person can make a call, by what they ask for. Some may be refused: an id may be of somebody else's object. */
export async function pathsOf(
  name: CallName,
  idsOf: (collection: string) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const call: Call = contract[name];
  const collection = call.path.split('/')[1] ?? '';
  const required: Record<string, () => Promise<string[]>> = {
    student: () => idsOf('students'),
    taskTaken: () => idsOf('task-takens'),
    video: () => idsOf('lectures'),
    word: async () => ['tide'],
    from: async () => [new Date(Date.now() - 30 * dayMs).toISOString()],
    until: async () => [new Date(Date.now() + 30 * dayMs).toISOString()],
  };
  const rest: Record<string, () => Promise<string[]>> = { videoId: () => idsOf('videos'), rev: async () => ['1'] };
  const ids = call.params ? await idsOf(collection) : Array.from({ length: mostIds }, () => '');
  const found: Record<string, string[]> = {};
  for (const variant of variantsOf(call)) {
    const paths: string[] = [];
    for (const [index, id] of ids.slice(0, mostIds).entries()) {
      let path = call.path.replace(':id', id);
      for (const [key, values] of Object.entries(rest)) path = path.replace(`:${key}`, (await values())[0] ?? '');
      const query = new URLSearchParams(variant);
      for (const [key, values] of Object.entries(required)) {
        const isRequired = call.query?.shape[key]?.safeParse(undefined).success === false;
        const candidates = isRequired ? await values() : [];
        if (isRequired) query.set(key, candidates[index % candidates.length] ?? '');
      }
      paths.push(query.size > 0 ? `${path}?${query.toString()}` : path);
    }
    found[new URLSearchParams(variant).toString()] = [...new Set(paths)];
  }
  return found;
}
