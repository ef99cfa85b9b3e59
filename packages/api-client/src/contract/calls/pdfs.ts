import { z } from 'zod';
import { call } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  pdfBodySchema,
  pdfNoteBodySchema,
  pdfNoteChangeSchema,
  pdfNoteSchema,
  pdfProgressBodySchema,
  pdfProgressSchema,
  pdfReaderSchema,
  pdfSchema,
} from '../entities/pdf.ts';
import { publicationSchema } from '../entities/video.ts';
import { byId, idOf } from '../ids.ts';
import { confirmationSchema, listQuery, pageOf, withBase } from '../shapes.ts';

/** Documents to read, what students have read of them, and everybody's own notes. */
export const pdfCalls = {
  ...defineResource('Pdf', {
    entity: pdfSchema,
    createBody: pdfBodySchema,
    body: withBase(pdfBodySchema),
    conflict: pdfSchema,
    sortable: ['title', 'pageCount', 'order', 'status', 'createdAt', 'updatedAt'],
    filters: {
      level: idOf<'Level'>().optional(),
      group: idOf<'Group'>().optional(),
      status: publicationSchema.optional(),
    },
    summaries: {
      list: 'A page of the documents that the caller may see, each with their own progress.',
      create: 'Adds a document; its file is checked and its pages are counted.',
      update: 'Writes a document whole; `base` is what it was made upon.',
      remove: 'Removes a document that no course holds, with its progress and notes.',
    },
  }),
  savePdfProgress: call({
    method: 'PUT',
    path: '/pdfs/:id/progress',
    summary: "Writes the caller's place in a document, and adds pages to those that they have read.",
    params: byId<'Pdf'>(),
    body: pdfProgressBodySchema,
    reply: pdfProgressSchema,
  }),
  listPdfReaders: call({
    method: 'GET',
    path: '/pdfs/:id/readers',
    summary: 'A page of the students who should read a document, with how far each has read.',
    params: byId<'Pdf'>(),
    query: listQuery(['name', 'pagesRead', 'lastReadAt'], {}),
    reply: pageOf(pdfReaderSchema),
  }),
  listPdfNotes: call({
    method: 'GET',
    path: '/pdfs/:id/notes',
    summary: "The caller's own highlights and notes in a document, by page.",
    params: byId<'Pdf'>(),
    reply: z.object({ items: z.array(pdfNoteSchema) }),
  }),
  createPdfNote: call({
    method: 'POST',
    path: '/pdfs/:id/notes',
    summary: 'Adds a highlight or a note of the caller.',
    params: byId<'Pdf'>(),
    body: pdfNoteBodySchema,
    reply: pdfNoteSchema,
    status: 201,
  }),
  updatePdfNote: call({
    method: 'PUT',
    path: '/pdf-notes/:id',
    summary: "Writes the colour and text of one of the caller's notes; `base` is what it was made upon.",
    params: byId<'PdfNote'>(),
    body: withBase(pdfNoteChangeSchema),
    reply: pdfNoteSchema,
    conflict: pdfNoteSchema,
  }),
  removePdfNote: call({
    method: 'DELETE',
    path: '/pdf-notes/:id',
    summary: "Removes one of the caller's notes.",
    params: byId<'PdfNote'>(),
    reply: confirmationSchema,
  }),
};
