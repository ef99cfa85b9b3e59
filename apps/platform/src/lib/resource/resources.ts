import type { Client } from '@rubrica/api-client';
import type { Named } from '@rubrica/api-client/contract';
import { api } from '../api.ts';
import type { CachedKind } from '../query-keys.ts';

/** The collections that pages list and edit, each with the kind its data is cached as: the kind also names its calls. */
interface ResourceKinds {
  users: 'User';
  groups: 'Group';
  categories: 'Category';
  levels: 'Level';
  diplomas: 'Diploma';
  questions: 'Question';
  tasks: 'Task';
}

/** A collection of the contract, as in `listGroups`. */
export type ResourceName = keyof ResourceKinds;

type ListCall<Name extends ResourceName> = Client[`list${Capitalize<Name>}`];
type CreateCall<Name extends ResourceName> = Client[`create${ResourceKinds[Name]}`];
type UpdateCall<Name extends ResourceName> = Client[`update${ResourceKinds[Name]}`];

type BodyOf<Call> = Call extends (given: infer Given extends { body: unknown }) => unknown ? Given['body'] : never;
type ListReply<Name extends ResourceName> = Awaited<ReturnType<ListCall<Name>>>;

/** One row of the collection's list. */
export type ResourceRow<Name extends ResourceName> = ListReply<Name>['items'][number];
/** One object of the collection, as a save returns it. */
export type ResourceItem<Name extends ResourceName> = Awaited<ReturnType<CreateCall<Name>>>;
/** Search, page, order and the filters that the collection's list has. */
export type ResourceQuery<Name extends ResourceName> = NonNullable<NonNullable<Parameters<ListCall<Name>>[0]>['query']>;
export type CreateBody<Name extends ResourceName> = BodyOf<CreateCall<Name>>;
export type UpdateBody<Name extends ResourceName> = BodyOf<UpdateCall<Name>>;

/** A collection of names in an order, such as categories. */
export type NamedResourceName = {
  [Name in ResourceName]: ResourceItem<Name> extends Named ? Name : never;
}[ResourceName];

interface ResourceCalls<Name extends ResourceName> {
  kind: ResourceKinds[Name];
  /** Other kinds whose data a change of this collection makes stale. */
  related?: readonly CachedKind[];
  list: (given: {
    query: ResourceQuery<Name>;
    signal: AbortSignal;
  }) => Promise<{ items: ResourceRow<Name>[]; total: number }>;
  create: (given: { body: CreateBody<Name> }) => Promise<ResourceItem<Name>>;
  update: (given: { params: { id: string }; body: UpdateBody<Name> }) => Promise<ResourceItem<Name>>;
  remove: (given: { params: { id: string } }) => Promise<{ message: string }>;
}

/** The calls behind each collection, and the cached kinds that a change makes stale. */
export const resources: { readonly [Name in ResourceName]: ResourceCalls<Name> } = {
  users: {
    kind: 'User',
    related: ['Group'],
    list: api.listUsers,
    create: api.createUser,
    update: api.updateUser,
    remove: api.removeUser,
  },
  groups: {
    kind: 'Group',
    related: ['User'],
    list: api.listGroups,
    create: api.createGroup,
    update: api.updateGroup,
    remove: api.removeGroup,
  },
  categories: {
    kind: 'Category',
    list: api.listCategories,
    create: api.createCategory,
    update: api.updateCategory,
    remove: api.removeCategory,
  },
  levels: {
    kind: 'Level',
    list: api.listLevels,
    create: api.createLevel,
    update: api.updateLevel,
    remove: api.removeLevel,
  },
  diplomas: {
    kind: 'Diploma',
    list: api.listDiplomas,
    create: api.createDiploma,
    update: api.updateDiploma,
    remove: api.removeDiploma,
  },
  questions: {
    kind: 'Question',
    list: api.listQuestions,
    create: api.createQuestion,
    update: api.updateQuestion,
    remove: api.removeQuestion,
  },
  tasks: {
    kind: 'Task',
    list: api.listTasks,
    create: api.createTask,
    update: api.updateTask,
    remove: api.removeTask,
  },
};
