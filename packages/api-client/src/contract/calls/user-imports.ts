import { call } from '../call.ts';
import {
  userImportBodySchema,
  userImportPreviewBodySchema,
  userImportPreviewSchema,
  userImportSchema,
} from '../entities/user-import.ts';
import { byId } from '../ids.ts';
import { listQuery, pageOf } from '../shapes.ts';

/** People from a spreadsheet. */
export const userImportCalls = {
  previewUserImport: call({
    method: 'POST',
    path: '/user-imports/preview',
    summary: 'What an import of a file with people (XLSX or CSV) would do, row by row; nothing is written.',
    bodyKind: 'multipart',
    body: userImportPreviewBodySchema,
    reply: userImportPreviewSchema,
  }),
  createUserImport: call({
    method: 'POST',
    path: '/user-imports',
    summary: 'Imports people from a file, all or none of them.',
    bodyKind: 'multipart',
    body: userImportBodySchema,
    reply: userImportSchema,
    status: 201,
  }),
  listUserImports: call({
    method: 'GET',
    path: '/user-imports',
    summary: 'A page of the imports of people, newest first.',
    query: listQuery(['createdAt'], {}),
    reply: pageOf(userImportSchema),
  }),
  undoUserImport: call({
    method: 'POST',
    path: '/user-imports/:id/undo',
    summary:
      'Undoes an import of the last day: removes those who came with it and did nothing yet, and restores those it changed.',
    params: byId<'UserImport'>(),
    reply: userImportSchema,
  }),
};
