import { openFileContent, type FileContent } from '../services/files/open-file-content.ts';
import type { AppContext } from '../services/context.ts';
import { NotFoundError } from '../services/errors/errors.ts';
import type { HttpContext } from './environment.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** As long as a link is valid, and only in this person's browser. */
const cacheControl = 'private, max-age=300';

/** `GET /api/files/:id/content?expires=&signature=`: the bytes of a file, by a signed link, in parts where asked, and not again where known. */
export async function fileContent(app: AppContext, c: HttpContext): Promise<Response> {
  const { req } = c;
  const id = req.param('id') ?? '';
  if (!uuid.test(id)) throw new NotFoundError();
  const content = await openFileContent(app, {
    id,
    link: { expiresAtMs: Number(req.query('expires')), signature: req.query('signature') ?? '' },
    range: req.header('range'),
    ifNoneMatch: req.header('if-none-match'),
    ifRange: req.header('if-range'),
    headOnly: req.method === 'HEAD',
  });
  if ('unsatisfiable' in content) {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${String(content.unsatisfiable)}` },
    });
  }
  if (content.isKnown) {
    return new Response(null, { status: 304, headers: { etag: content.entityTag, 'cache-control': cacheControl } });
  }
  return new Response(content.body ?? null, { status: content.range ? 206 : 200, headers: headersOf(content) });
}

function headersOf({ name, mime, entityTag, sizeBytes, range }: FileContent): Record<string, string> {
  const length = range ? range.end - range.start + 1 : sizeBytes;
  return {
    'content-type': mime,
    'content-length': String(length),
    'accept-ranges': 'bytes',
    etag: entityTag,
    ...(range ? { 'content-range': `bytes ${String(range.start)}-${String(range.end)}/${String(sizeBytes)}` } : {}),
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControl,
  };
}
