/**
 * The collections that have the usual calls, by what one of them is called: `Category` gives `listCategories`,
 * `createCategory`, `getCategory`, `updateCategory` and `removeCategory`. Without schemas, so that a page can carry it.
 */
export const resources = {
  User: { plural: 'Users', path: '/users' },
  Group: { plural: 'Groups', path: '/groups' },
  Category: { plural: 'Categories', path: '/categories' },
  Level: { plural: 'Levels', path: '/levels' },
  Diploma: { plural: 'Diplomas', path: '/diplomas' },
  Question: { plural: 'Questions', path: '/questions' },
  Task: { plural: 'Tasks', path: '/tasks' },
  AssignedTask: { plural: 'AssignedTasks', path: '/assigned-tasks', verbs: ['list', 'get'] },
  TaskTaken: { plural: 'TaskTakens', path: '/task-takens', verbs: ['list', 'get'] },
  AuditEntry: { plural: 'AuditLog', path: '/audit-log', verbs: ['list'] },
} as const satisfies Record<string, ResourceEntry>;

interface ResourceEntry {
  plural: string;
  path: `/${string}`;
  /** The calls it has; all of them when absent. */
  verbs?: readonly ResourceVerb[];
}

/** The usual calls of a collection. */
export const resourceVerbs = ['list', 'create', 'get', 'update', 'remove'] as const;
export type ResourceVerb = (typeof resourceVerbs)[number];

type Resources = typeof resources;
/** What one object of a collection is called. */
export type ResourceName = keyof Resources;

/** The calls that a collection has. */
export type VerbOf<Name extends ResourceName> = Resources[Name] extends { verbs: readonly (infer Verb)[] }
  ? Verb & ResourceVerb
  : ResourceVerb;

/** What a collection's call is called. */
export type ResourceCallName<Name extends ResourceName, Verb extends ResourceVerb> = Verb extends 'list'
  ? `list${Resources[Name]['plural']}`
  : `${Exclude<Verb, 'list'>}${Name}`;

/** One value per call of a collection, under the calls' names. */
export type ByCallName<Name extends ResourceName, Values extends Record<VerbOf<Name>, unknown>> = {
  [Verb in VerbOf<Name> as ResourceCallName<Name, Verb>]: Values[Verb];
};

/** The calls that a collection has. */
export function verbsOf(name: ResourceName): readonly ResourceVerb[] {
  const entry: ResourceEntry = resources[name];
  return entry.verbs ?? resourceVerbs;
}

/**
 * Puts one value per call of a collection under the calls' names: `byCallName('Level', { list, create, … })` is
 * `{ listLevels, createLevel, … }`. Values of calls that the collection does not have are left out.
 */
export function byCallName<Name extends ResourceName, Values extends Record<VerbOf<Name>, unknown>>(
  name: Name,
  values: Values,
): ByCallName<Name, Values> {
  const all: Partial<Record<ResourceVerb, unknown>> = values;
  const named = verbsOf(name).map((verb) => [
    verb === 'list' ? `list${resources[name].plural}` : `${verb}${name}`,
    all[verb],
  ]);
  // Keys that are put together while it runs are strings to the compiler; `ByCallName` puts them together alike.
  return Object.fromEntries(named) as ByCallName<Name, Values>;
}

type Path<Name extends ResourceName> = Resources[Name]['path'];
interface RouteByVerb<Name extends ResourceName> {
  list: readonly ['GET', Path<Name>];
  create: readonly ['POST', Path<Name>];
  get: readonly ['GET', `${Path<Name>}/:id`];
  update: readonly ['PUT', `${Path<Name>}/:id`];
  remove: readonly ['DELETE', `${Path<Name>}/:id`];
}
type RouteEntry = {
  [Name in ResourceName]: {
    [Verb in VerbOf<Name>]: { name: ResourceCallName<Name, Verb>; route: RouteByVerb<Name>[Verb] };
  }[VerbOf<Name>];
}[ResourceName];

/** Method and path of every collection's calls, by the calls' names. */
export type ResourceRoutes = { [Entry in RouteEntry as Entry['name']]: Entry['route'] };

/** Returns method and path of every collection's calls, by the calls' names. */
export function resourceRoutes(): ResourceRoutes {
  const all = (Object.keys(resources) as ResourceName[]).map((name) => {
    const { path } = resources[name];
    return byCallName(name, {
      list: ['GET', path],
      create: ['POST', path],
      get: ['GET', `${path}/:id`],
      update: ['PUT', `${path}/:id`],
      remove: ['DELETE', `${path}/:id`],
    });
  });
  // As in `byCallName`: the keys are put together while it runs.
  return Object.assign({}, ...all) as ResourceRoutes;
}
