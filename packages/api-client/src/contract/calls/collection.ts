import type { z } from 'zod';
import { call } from '../call.ts';
import { byId, listQuery, pageOf, saidSchema } from '../shapes.ts';

interface Collection<Path extends string, Item extends z.ZodType, Body extends z.ZodType> {
  path: `/${Path}`;
  /** What one is called, in the singular. */
  noun: string;
  item: Item;
  body: Body;
}

/** The five calls of a collection whose lists show whole objects. */
export function collection<Path extends string, Item extends z.ZodType, Body extends z.ZodType>(
  of: Collection<Path, Item, Body>,
) {
  return {
    list: call({
      method: 'GET',
      path: of.path,
      summary: `A page of each ${of.noun} the caller may see.`,
      query: listQuery,
      reply: pageOf(of.item),
    }),
    create: call({
      method: 'POST',
      path: of.path,
      summary: `Adds a ${of.noun}.`,
      body: of.body,
      reply: of.item,
      status: 201,
    }),
    get: call({
      method: 'GET',
      path: `${of.path}/:id`,
      summary: `One ${of.noun}.`,
      params: byId,
      reply: of.item,
    }),
    update: call({
      method: 'PUT',
      path: `${of.path}/:id`,
      summary: `Writes a ${of.noun} whole.`,
      params: byId,
      body: of.body,
      reply: of.item,
    }),
    remove: call({
      method: 'DELETE',
      path: `${of.path}/:id`,
      summary: `Removes a ${of.noun} that nothing uses.`,
      params: byId,
      reply: saidSchema,
    }),
  };
}
