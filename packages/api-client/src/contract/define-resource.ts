import { z } from 'zod';
import type { BodyLimits, Call } from './call.ts';
import {
  byCallName,
  type ByCallName,
  type OperationOf,
  operationsOf,
  resources,
  type ResourceName,
  type ResourceOperation,
} from './resources.ts';
import { byId, type ObjectOf } from './ids.ts';
import { confirmationSchema, listQuery, pageOf } from './shapes.ts';

/** What a collection is made of. */
interface ResourceDefinition {
  /** One object, as every call but the list answers with it. */
  entity: z.ZodType;
  /** One object as the list shows it; `entity` when absent. */
  listItem?: z.ZodType;
  /** What is written of an object. */
  body?: z.ZodType;
  /** What creates an object, where that is more or less than `body`. */
  createBody?: z.ZodType;
  /** The limits of a body that creates or updates an object; `formBody` when absent. */
  bodyLimits?: BodyLimits;
  /** The server's copy in a 409 of the update, where that names the revision it writes over. */
  conflict?: z.ZodType;
  /** What refusals to create or update an object carry, by their code. */
  refusals?: Call['refusals'];
  /** The fields that the list can be sorted by. */
  sortable: readonly string[];
  /** What the list can be narrowed by, besides `search`. */
  filters?: z.core.$ZodShape;
  /** What the API description says of a call, where the usual sentence does not do. */
  summaries?: Partial<Record<ResourceOperation, string>>;
}

/** The filters of a list that has none of its own. */
const noFilters = {};

type Path<Name extends ResourceName> = (typeof resources)[Name]['path'];
type Part<D, Key extends string, Fallback> = D extends Record<Key, infer T extends z.ZodType> ? T : Fallback;
type Filters<D> = D extends { filters: infer F extends z.core.$ZodShape } ? F : typeof noFilters;
type Params<Name extends ResourceName> = ReturnType<typeof byId<ObjectOf<Name>>>;
type Refusals<D> = D extends { refusals: infer R extends NonNullable<Call['refusals']> } ? { refusals: R } : unknown;
type Body<D> = Part<D, 'body', z.ZodType>;

interface CallsByVerb<Name extends ResourceName, D extends ResourceDefinition> {
  list: {
    method: 'GET';
    path: Path<Name>;
    summary: string;
    query: ReturnType<typeof listQuery<D['sortable'][number], Filters<D>>>;
    reply: ReturnType<typeof pageOf<Part<D, 'listItem', D['entity']>>>;
  };
  create: {
    method: 'POST';
    path: Path<Name>;
    summary: string;
    body: Part<D, 'createBody', Body<D>>;
    bodyLimits?: BodyLimits;
    reply: D['entity'];
    status: 201;
  } & ('get' extends OperationOf<Name> ? { keyed: true } : unknown) &
    Refusals<D>;
  get: { method: 'GET'; path: `${Path<Name>}/:id`; summary: string; params: Params<Name>; reply: D['entity'] };
  update: {
    method: 'PUT';
    path: `${Path<Name>}/:id`;
    summary: string;
    params: Params<Name>;
    body: Body<D>;
    bodyLimits?: BodyLimits;
    reply: D['entity'];
  } & (D extends { conflict: infer C extends z.ZodType } ? { conflict: C } : unknown) &
    Refusals<D>;
  remove: {
    method: 'DELETE';
    path: `${Path<Name>}/:id`;
    summary: string;
    params: Params<Name>;
    reply: typeof confirmationSchema;
  };
}

/** The calls of a collection, by name. */
export type ResourceCalls<Name extends ResourceName, D extends ResourceDefinition> = ByCallName<
  Name,
  CallsByVerb<Name, D>
>;

/**
 * The usual calls of a collection of `resources`, by name: `listX`, `createX`, `getX`, `updateX` and `removeX`.
 *
 * @example
 * export const levelCalls = defineResource('Level', { entity: namedSchema, body: namedBodySchema, sortable: ['name'] });
 */
export function defineResource<Name extends ResourceName, const D extends ResourceDefinition>(
  name: Name,
  definition: D,
): ResourceCalls<Name, D> {
  const { entity, listItem = entity, body = z.never(), createBody = body, bodyLimits, conflict } = definition;
  const limits = bodyLimits ? { bodyLimits } : {};
  const refusals = definition.refusals ? { refusals: definition.refusals } : {};
  const { path } = resources[name];
  const [one, many] = [wordsOf(name), wordsOf(resources[name].plural)];
  const { summaries = {} } = definition;
  const params = byId<ObjectOf<Name>>();
  const calls: unknown = {
    list: {
      method: 'GET',
      path,
      summary: summaries.list ?? `A page of the ${many} that the caller may see.`,
      query: listQuery(definition.sortable, definition.filters ?? noFilters),
      reply: pageOf(listItem),
    },
    create: {
      method: 'POST',
      path,
      summary: summaries.create ?? `Adds a ${one}.`,
      body: createBody,
      ...limits,
      reply: entity,
      ...refusals,
      ...(operationsOf(name).includes('get') ? { keyed: true } : {}),
      status: 201,
    },
    get: { method: 'GET', path: `${path}/:id`, summary: summaries.get ?? `One ${one}.`, params, reply: entity },
    update: {
      method: 'PUT',
      path: `${path}/:id`,
      summary: summaries.update ?? `Writes a ${one} whole.`,
      params,
      body,
      ...limits,
      reply: entity,
      ...(conflict ? { conflict } : {}),
      ...refusals,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      summary: summaries.remove ?? `Removes a ${one} that nothing uses.`,
      params,
      reply: confirmationSchema,
    },
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the definition's own schemas, each at its place; the compiler cannot follow which absent ones were replaced
  return byCallName(name, calls as CallsByVerb<Name, D>);
}

/** `TaskTaken` as people write it: `task taken`. */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=.)(?=[A-Z])/gu, ' ').toLowerCase();
}
