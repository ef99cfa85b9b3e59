import type { Readable } from 'node:stream';
import type { SignedInContext } from '../services/context.ts';
import { UnauthenticatedError } from '../services/errors/errors.ts';
import { type SheetFormat, sheetTypes } from '../services/spreadsheets/write-sheet.ts';
import type { HttpContext } from './environment.ts';

/** The context of a caller whom `authorizeCall` has let through. */
export function signedIn(c: HttpContext): SignedInContext {
  const context = c.get('context');
  const { caller } = context;
  if (!caller) throw new UnauthenticatedError();
  return { ...context, caller };
}

/** Sends a spreadsheet as a file, while it is written. */
export function sheetReply(format: SheetFormat, name: string, content: Readable): Response {
  return new Response(webStreamOf(content), { headers: contentHeaders(format, name) });
}

/** The headers of a spreadsheet that is saved under a name, and kept by no cache. */
export function contentHeaders(format: SheetFormat, name: string): Record<string, string> {
  return {
    'content-type': sheetTypes[format],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
    'cache-control': 'private, no-store',
  };
}

/** As `Readable.toWeb` does it, whose type is not that of a reply's body. */
export function webStreamOf(content: Readable): ReadableStream<Uint8Array> {
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
