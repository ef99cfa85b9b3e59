import { only } from './case.ts';
import { resourceCases } from './resource-cases.ts';
import type { Side } from './world.ts';

const staff = only({ admin: 'any', assistant: 'any' });
const ownReader = only({ admin: 'any', assistant: 'any', student: 'own' });
const book = ({ book: { id } }: Side) => ({ params: { id } });
const draft = ({ book: { draft: id } }: Side) => ({ params: { id } });
const version = (side: Side) => ({ params: { ...book(side).params, number: '1' } });

/** Books: all staff write them, and students read those of their groups. */
export const bookCases = {
  ...resourceCases('Book', {
    id: ({ book: { draft: id } }) => id,
    create: { title: 'New' },
    update: { title: 'New', rev: 1 },
    access: { list: staff, get: staff, write: staff },
  }),
  publishBook: [{ args: (side: Side) => ({ ...book(side), body: { rev: 1, groups: [side.group] } }), access: staff }],
  unpublishBook: [{ args: draft, access: staff }],
  listBookReaders: [{ args: book, access: staff }],
  listBookVersions: [{ args: book, access: staff }],
  getBookVersion: [{ args: version, access: staff }],
  restoreBookVersion: [{ args: (side: Side) => ({ ...version(side), body: { rev: 1 } }), access: staff }],
  measureWords: [{ args: () => ({ body: { language: 'en' as const, words: ['lamp'] } }), access: staff }],
  listStudentBooks: [{ args: () => ({}), access: only({ admin: 'any', assistant: 'any', student: 'any' }) }],
  getStudentBook: [
    { about: 'a published book', args: book, access: ownReader },
    { about: 'a draft', args: draft, access: only({ admin: 'any', assistant: 'any', student: 'unseen' }) },
  ],
  saveBookReading: [
    { args: (side: Side) => ({ ...book(side), body: { page: 1, seconds: 0 } }), access: only({ student: 'own' }) },
  ],
  checkBookAnswers: [
    {
      args: (side: Side) => ({ ...book(side), body: { question: side.book.question, answers: [] } }),
      access: ownReader,
    },
  ],
};
