import type { Readable } from 'node:stream';
import { contract } from '@rubrica/api-client/contract';
import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import type { SignedInContext } from '../services/context.ts';
import { NotFoundError, UnauthenticatedError, ValidationError } from '../services/errors/errors.ts';
import { type SheetFormat, sheetTypes } from '../services/spreadsheets/write-sheet.ts';
import { writeFaultyRows } from '../services/user-imports/write-faulty-rows.ts';
import { writeSample } from '../services/user-imports/write-sample.ts';
import { exportUsers } from '../services/users/export-users.ts';
import type { Environment, HttpContext } from './environment.ts';
import { fieldProblems } from './field-problems.ts';

const uuid = z.uuid();
const usersQuery = contract.listUsers.query.omit({ page: true, limit: true });

/**
 * Binds the spreadsheets of people, which are no JSON and so outside of the contract: a sample of an import, what an import left out,
 * and the export of the list of users, with its own filters. Whoever may make the call that they belong to may read them.
 */
export function bindUserFiles(api: Hono<Environment>): void {
  for (const language of ['en', 'ar'] as const)
    api.get(`/user-imports/sample-${language}.xlsx`, async (c) => {
      authorizeCall('createUserImport', c.get('context').caller);
      return sheetReply('xlsx', 'people', await writeSample(c.get('context'), language));
    });
  api.get('/user-imports/:id/faulty-rows.xlsx', async (c) => {
    const { caller, db } = c.get('context');
    authorizeCall('undoUserImport', caller);
    const { data: id } = uuid.safeParse(c.req.param('id'));
    if (id === undefined) throw new NotFoundError();
    await authorizeObject('undoUserImport', { params: { id }, query: undefined }, caller, db);
    return sheetReply('xlsx', 'faulty-rows', await writeFaultyRows(c.get('context'), id));
  });
  for (const format of ['xlsx', 'csv'] as const)
    api.get(`/users/export.${format}`, async (c) => {
      authorizeCall('listUsers', c.get('context').caller);
      const query = usersQuery.safeParse(c.req.query());
      if (!query.success) throw new ValidationError(fieldProblems(query.error));
      return sheetReply(format, 'users', await exportUsers(signedIn(c), query.data, format));
    });
}

function signedIn(c: HttpContext): SignedInContext {
  const context = c.get('context');
  const { caller } = context;
  if (!caller) throw new UnauthenticatedError();
  return { ...context, caller };
}

function sheetReply(format: SheetFormat, name: string, content: Readable): Response {
  return new Response(webStreamOf(content), {
    headers: {
      'content-type': sheetTypes[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** As `Readable.toWeb` does it, whose type is not that of a reply's body. */
function webStreamOf(content: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  });
}
