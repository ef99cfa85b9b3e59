import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import { openBookEpub } from '../services/books/open-book-epub.ts';
import { NotFoundError } from '../services/errors/errors.ts';
import type { Environment } from './environment.ts';
import { signedIn, webStreamOf } from './sheet-reply.ts';

const uuid = z.uuid();

/** Binds `GET /api/books/:id/content.epub`, which is no JSON and so outside of the contract: for whoever may read the book as it is written. */
export function bindBookFiles(api: Hono<Environment>): void {
  api.get('/books/:id/content.epub', async (c) => {
    const { caller, db } = c.get('context');
    authorizeCall('getBook', caller);
    const { data: id } = uuid.safeParse(c.req.param('id'));
    if (id === undefined) throw new NotFoundError();
    await authorizeObject('getBook', { params: { id }, query: undefined }, caller, db);
    const { title, content } = await openBookEpub(signedIn(c), id);
    return new Response(webStreamOf(content), {
      headers: {
        'content-type': 'application/epub+zip',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.epub`)}`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
