import type { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import { NotFoundError } from '../services/errors/errors.ts';
import { writePersonalData } from '../services/personal-data/write-personal-data.ts';
import type { Environment } from './environment.ts';
import { signedIn, webStreamOf } from './sheet-reply.ts';

const uuid = z.uuid();

/** Binds the export of all that is stored of a person, a zip and so outside of the contract: for oneself, and for admins of anybody. */
export function bindPersonalData(api: Hono<Environment>): void {
  api.get('/me/personal-data.zip', async (c) => {
    // As with the list of one's logins: nobody who stands in for a person.
    authorizeCall('listSessions', c.get('context').caller);
    const context = signedIn(c);
    return zipReply(await writePersonalData(context, context.caller.id));
  });
  api.get('/users/:id/personal-data.zip', async (c) => {
    const { caller, db } = c.get('context');
    authorizeCall('getUser', caller);
    const { data: id } = uuid.safeParse(c.req.param('id'));
    if (id === undefined) throw new NotFoundError();
    await authorizeObject('getUser', { params: { id }, query: undefined }, caller, db);
    return zipReply(await writePersonalData(signedIn(c), id));
  });
}

function zipReply(content: Readable): Response {
  return new Response(webStreamOf(content), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="personal-data.zip"',
      'cache-control': 'private, no-store',
    },
  });
}
