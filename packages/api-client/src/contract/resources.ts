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
  LectureQuestion: { plural: 'LectureQuestions', path: '/lecture-questions' },
  Task: { plural: 'Tasks', path: '/tasks' },
  AssignedTask: { plural: 'AssignedTasks', path: '/assigned-tasks', operations: ['list', 'get'] },
  TaskTaken: { plural: 'TaskTakens', path: '/task-takens', operations: ['list', 'get'] },
  Video: { plural: 'Videos', path: '/videos' },
  Pdf: { plural: 'Pdfs', path: '/pdfs' },
  Book: { plural: 'Books', path: '/books' },
  StudentBook: { plural: 'StudentBooks', path: '/student-books', operations: ['list', 'get'] },
  DictionaryImport: {
    plural: 'DictionaryImports',
    path: '/dictionary-imports',
    operations: ['list', 'create', 'remove'],
  },
  Word: { plural: 'Words', path: '/words' },
  Lecture: { plural: 'Lectures', path: '/lectures', operations: ['list', 'get'] },
  VideoNote: { plural: 'VideoNotes', path: '/video-notes', operations: ['list', 'create', 'update', 'remove'] },
  Meeting: { plural: 'Meetings', path: '/meetings' },
  StaffNote: { plural: 'StaffNotes', path: '/staff-notes', operations: ['list', 'create', 'update', 'remove'] },
  CannedAnswer: { plural: 'CannedAnswers', path: '/canned-answers' },
  AuditEntry: { plural: 'AuditLog', path: '/audit-log', operations: ['list'] },
} as const satisfies Record<string, ResourceEntry>;

interface ResourceEntry {
  plural: string;
  path: `/${string}`;
  /** The calls it has; all of them when absent. */
  operations?: readonly ResourceOperation[];
}

/** The usual calls of a collection. */
export const resourceOperations = ['list', 'create', 'get', 'update', 'remove'] as const;
export type ResourceOperation = (typeof resourceOperations)[number];

type Resources = typeof resources;
/** What one object of a collection is called. */
export type ResourceName = keyof Resources;

/** The calls that a collection has. */
export type OperationOf<Name extends ResourceName> = Resources[Name] extends {
  operations: readonly (infer Operation)[];
}
  ? Operation & ResourceOperation
  : ResourceOperation;

/** What a collection's call is called. */
export type ResourceCallName<Name extends ResourceName, Operation extends ResourceOperation> = Operation extends 'list'
  ? `list${Resources[Name]['plural']}`
  : `${Exclude<Operation, 'list'>}${Name}`;

/** Values for calls of a collection, under the calls' names. */
export type ByCallName<Name extends ResourceName, Values> = {
  [Operation in OperationOf<Name> & keyof Values as ResourceCallName<Name, Operation>]: Values[Operation];
};

/** The calls that a collection has. */
export function operationsOf(name: ResourceName): readonly ResourceOperation[] {
  const entry: ResourceEntry = resources[name];
  return entry.operations ?? resourceOperations;
}

/**
 * Puts values for calls of a collection under the calls' names: `byCallName('Level', { list, create })` is
 * `{ listLevels, createLevel }`. Values of calls that the collection does not have are left out.
 */
export function byCallName<Name extends ResourceName, Values extends Partial<Record<ResourceOperation, unknown>>>(
  name: Name,
  values: Values,
): ByCallName<Name, Values> {
  const named = operationsOf(name)
    .filter((operation) => operation in values)
    .map((operation) => [
      operation === 'list' ? `list${resources[name].plural}` : `${operation}${name}`,
      values[operation],
    ]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys that are put together at run time are strings to the compiler; `ByCallName` puts them together alike
  return Object.fromEntries(named) as ByCallName<Name, Values>;
}

/** Method and path of a collection's calls, by the calls' names. */
function routesOf<Name extends ResourceName>(name: Name) {
  const path: Resources[Name]['path'] = resources[name].path;
  return byCallName(name, {
    list: ['GET', path],
    create: ['POST', path],
    get: ['GET', `${path}/:id`],
    update: ['PUT', `${path}/:id`],
    remove: ['DELETE', `${path}/:id`],
  } as const);
}

/** Method and path of every collection's calls, by the calls' names. A missing collection does not compile in `routes.ts`. */
export const resourceRoutes = {
  ...routesOf('User'),
  ...routesOf('Group'),
  ...routesOf('Category'),
  ...routesOf('Level'),
  ...routesOf('Diploma'),
  ...routesOf('Question'),
  ...routesOf('LectureQuestion'),
  ...routesOf('Task'),
  ...routesOf('AssignedTask'),
  ...routesOf('TaskTaken'),
  ...routesOf('Video'),
  ...routesOf('Pdf'),
  ...routesOf('Book'),
  ...routesOf('StudentBook'),
  ...routesOf('DictionaryImport'),
  ...routesOf('Word'),
  ...routesOf('Lecture'),
  ...routesOf('VideoNote'),
  ...routesOf('Meeting'),
  ...routesOf('StaffNote'),
  ...routesOf('CannedAnswer'),
  ...routesOf('AuditEntry'),
};
