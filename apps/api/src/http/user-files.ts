import { contract } from '@rubrica/api-client/contract';
import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import { NotFoundError, ValidationError } from '../services/errors/errors.ts';
import { writeFaultyRows } from '../services/user-imports/write-faulty-rows.ts';
import { writeSample } from '../services/user-imports/write-sample.ts';
import { exportUsers } from '../services/users/export-users.ts';
import type { Environment } from './environment.ts';
import { fieldProblems } from './field-problems.ts';
import { sheetReply, signedIn } from './sheet-reply.ts';

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
