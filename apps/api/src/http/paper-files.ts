import { contract } from '@rubrica/api-client/contract';
import { paperFileType } from '@rubrica/question-kit/paper';
import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import { NotFoundError } from '../services/errors/errors.ts';
import { type ExportedPaper, exportQuestions, exportTask } from '../services/papers/export-paper.ts';
import type { Environment } from './environment.ts';
import { signedIn } from './sheet-reply.ts';

/** The most questions of one paper, as of one task. */
const maxQuestions = 200;
const questionIds = z.array(z.uuid()).min(1).max(maxQuestions);

/**
 * Binds the papers that the platform writes, which are no JSON and so outside of the contract: `GET /api/tasks/:id/paper.rubrica`, and
 * `GET /api/questions/paper.rubrica?ids=a,b` for questions of the bank. Whoever may import papers may take them out.
 */
export function bindPaperFiles(api: Hono<Environment>): void {
  api.get('/tasks/:id/paper.rubrica', async (c) => {
    const { caller, db } = c.get('context');
    authorizeCall('importPaper', caller);
    const params = contract.getTask.params.safeParse(c.req.param());
    if (!params.success) throw new NotFoundError();
    await authorizeObject('getTask', { params: params.data, query: undefined }, caller, db);
    return paperReply(await exportTask(signedIn(c), params.data.id));
  });
  api.get('/questions/paper.rubrica', async (c) => {
    authorizeCall('importPaper', c.get('context').caller);
    const ids = questionIds.safeParse([...new Set((c.req.query('ids') ?? '').split(','))]);
    if (!ids.success) throw new NotFoundError();
    return paperReply(await exportQuestions(signedIn(c), ids.data));
  });
}

function paperReply({ name, bytes }: ExportedPaper): Response {
  return new Response(bytes, {
    headers: {
      'content-type': paperFileType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name.toWellFormed()}.rubrica`)}`,
      'cache-control': 'private, no-store',
    },
  });
}
