import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PdfId } from '@rubrica/api-client/contract';
import type { AppContext } from '../services/context.ts';
import { uploadFile } from '../services/files/upload-file.ts';
import { createPdf } from '../services/pdfs/create-pdf.ts';
import { createPdfNote } from '../services/pdfs/pdf-notes.ts';
import { savePdfProgress } from '../services/pdfs/save-pdf-progress.ts';
import type { Input } from '../services/service.ts';
import { addHours, createDemoContext, keysOf } from './demo-context.ts';
import type { DemoGroupName, DemoName } from './people.ts';
import type { NamedIds } from './seed-named.ts';
import type { People } from './seed-people.ts';

interface DemoPdf {
  /** In `documents/`, written by `scripts/commands/demo-pdf.ts`. */
  file: string;
  title: string;
  description: string;
  level: string;
  groups: readonly DemoGroupName[];
  status: 'draft' | 'published';
  canPrint: boolean;
  canDownload: boolean;
  /** How far each student is: pages read, from the first. */
  read: Partial<Record<DemoName, number>>;
}

const demoPdfs: readonly DemoPdf[] = [
  {
    file: 'three-speeds-of-reading.pdf',
    title: 'Three speeds of reading',
    description: 'Skimming, scanning and close reading, with a passage to practise on.',
    level: 'B2',
    groups: ['general', 'advanced', 'bilingual'],
    status: 'published',
    canPrint: true,
    canDownload: false,
    read: { student: 4, layla: 8, omar: 2, mei: 6, karim: 8, khaled: 1 },
  },
  {
    file: 'words-for-charts.pdf',
    title: 'Words for charts',
    description: 'A sheet for the first writing task.',
    level: 'B2',
    groups: ['general'],
    status: 'published',
    canPrint: true,
    canDownload: true,
    read: { emily: 3 },
  },
];

/** Parts of a call that has none of them. */
const none = { params: undefined, query: undefined, headers: undefined };

interface SeedPdfsOptions {
  app: AppContext;
  now: Date;
  people: People;
  named: NamedIds;
}

/** Stores the demo documents, with students who are part-way through. */
export async function seedPdfs({ app, now, people, named }: SeedPdfsOptions): Promise<void> {
  const author = createDemoContext(app, people.person('admin'), addHours(now, -20 * 24));
  for (const [order, demo] of demoPdfs.entries()) {
    const bytes = await readFile(path.join(import.meta.dirname, 'documents', demo.file));
    const file = new File([bytes], demo.file, { type: 'application/pdf' });
    const stored = await uploadFile(author, { ...none, body: { file, kind: 'pdf' } });
    const { title, description, status, canPrint, canDownload } = demo;
    const body: Input<'createPdf'>['body'] = {
      title,
      description,
      status,
      canPrint,
      canDownload,
      order,
      file: stored._id,
      level: named.levels.get(demo.level) ?? null,
      groups: demo.groups.map((name) => people.groupId(name)),
    };
    const { _id, pageCount } = await createPdf(author, { ...none, body });
    await seedReaders({ app, now, people }, _id, { read: demo.read, pageCount });
  }
}

async function seedReaders(
  { app, now, people }: Omit<SeedPdfsOptions, 'named'>,
  id: PdfId,
  { read, pageCount }: Pick<DemoPdf, 'read'> & { pageCount: number },
): Promise<void> {
  const params = { id };
  for (const [index, name] of keysOf(read).entries()) {
    const context = createDemoContext(app, people.person(name), addHours(now, -5 - 9 * index));
    const page = Math.min(read[name] ?? 1, pageCount);
    const pagesRead = Array.from({ length: page }, (_, at) => at + 1);
    await savePdfProgress(context, { ...none, params, body: { page, offset: 0, pagesRead } });
    if (name !== 'student') continue;
    const text = 'Ask on Tuesday: does this also work for the listening paper?';
    const note = { page, colour: 'yellow' as const, text, quote: '', rectangles: [] };
    await createPdfNote(context, { ...none, params, body: note });
  }
}
