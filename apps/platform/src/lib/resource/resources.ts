import type { Client } from '@rubrica/api-client';
import {
  resources,
  type Named,
  type ResourceCallName,
  type ResourceName as CollectionName,
  type ResourceOperation,
  type OperationOf,
} from '@rubrica/api-client/contract';
import { api } from '../api.ts';
import type { CachedKind } from '../query-keys.ts';

/** A collection of the contract with all the usual calls, by what one of its objects is called: `Level`. */
export type ResourceName = {
  [Name in CollectionName]: ResourceOperation extends OperationOf<Name> ? Name : never;
}[CollectionName];

type CallOf<Name extends ResourceName, Operation extends ResourceOperation> = Client[ResourceCallName<Name, Operation>];
type BodyOf<Call> = Call extends (given: infer Given extends { body: unknown }) => unknown ? Given['body'] : never;
type QueryOf<Call> = Call extends (given?: infer Given extends { query?: unknown }) => unknown
  ? NonNullable<Given['query']>
  : never;
type ListReply<Name extends ResourceName> = Awaited<ReturnType<CallOf<Name, 'list'>>>;

/** One row of the collection's list. */
export type ResourceRow<Name extends ResourceName> = ListReply<Name>['items'][number];
/** One object of the collection, as a save returns it. */
export type ResourceItem<Name extends ResourceName> = Awaited<ReturnType<CallOf<Name, 'create'>>>;
/** The id of an object of the collection. */
export type ResourceId<Name extends ResourceName> = ResourceRow<Name>['_id'];
/** Search, page, order and filters of the collection's list. */
export type ResourceQuery<Name extends ResourceName> = QueryOf<CallOf<Name, 'list'>>;
/** One object of the collection, as it is stored now. */
export type ResourceStored<Name extends ResourceName> = Awaited<ReturnType<CallOf<Name, 'get'>>>;
export type CreateBody<Name extends ResourceName> = BodyOf<CallOf<Name, 'create'>>;
export type UpdateBody<Name extends ResourceName> = BodyOf<CallOf<Name, 'update'>>;

/** A collection of names in an order, such as categories. */
export type NamedResourceName = {
  [Name in ResourceName]: ResourceItem<Name> extends Named ? Name : never;
}[ResourceName];

/** The calls of a collection that pages use. */
export interface ResourceCalls<Name extends ResourceName> {
  list: (given: {
    query: ResourceQuery<Name>;
    signal: AbortSignal;
  }) => Promise<{ items: ResourceRow<Name>[]; total: number }>;
  get: (given: { params: { id: ResourceId<Name> } }) => Promise<ResourceStored<Name>>;
  create: (given: { body: CreateBody<Name>; headers?: { 'idempotency-key': string } }) => Promise<ResourceItem<Name>>;
  update: (given: { params: { id: ResourceId<Name> }; body: UpdateBody<Name> }) => Promise<ResourceItem<Name>>;
  remove: (given: { params: { id: ResourceId<Name> } }) => Promise<{ message: string }>;
}

/** Returns a collection's calls without the collection's name in theirs. */
export function callsOf<Name extends ResourceName>(name: Name): ResourceCalls<Name> {
  const calls: unknown = {
    list: api[`list${resources[name].plural}`],
    get: api[`get${name}`],
    create: api[`create${name}`],
    update: api[`update${name}`],
    remove: api[`remove${name}`],
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract gives these names to these calls, which the compiler does not work out for a name that it does not know yet
  return calls as ResourceCalls<Name>;
}

/** The kinds of cached data that a change of a collection makes stale, besides its own. */
export const relatedKinds: Partial<Record<ResourceName, readonly CachedKind[]>> = {
  User: ['Group'],
  Group: ['User'],
};
