import { type CallName, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { wrongChoices } from '../sample-questions.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import type { RequestParts } from './meeting-requests.ts';

/** Bodies of books with the pages that books have. */
export function bookBodies(rev: fc.Arbitrary<number>) {
  const book = {
    title: fc.lorem({ maxCount: 3 }),
    language: fc.constantFrom('en', 'ar'),
    grade: fc.constantFrom(null, 4),
    level: fc.constantFrom(null, 'A2'),
    pages: fc.uniqueArray(fc.record({ _id: fc.uuid({ version: 7 }), text: fc.lorem() }), {
      maxLength: 3,
      selector: ({ _id }) => _id,
    }),
  };
  return {
    createBook: fc.record(book),
    updateBook: fc.record({ ...book, rev }),
  } satisfies Partial<Record<CallName, fc.Arbitrary<unknown>>>;
}

function requestOn(name: CallName, id: string, body?: object): RequestParts {
  return {
    path: contract[name].path.replace(':id', id).replace(':number', '1'),
    query: '',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** Requests on a book in the state that the call needs. */
export function bookParts(name: CallName, { books }: FuzzWorld): fc.Arbitrary<RequestParts> | undefined {
  const rev = fc.constantFrom(1, 1, 2);
  const reading = fc.record({ page: fc.constantFrom(1, 1, 2), seconds: fc.nat({ max: 300 }) });
  const answers = fc.constantFrom(wrongChoices, []);
  const { read, published, restored, question, group } = books;
  const parts: Partial<Record<CallName, fc.Arbitrary<RequestParts>>> = {
    getStudentBook: fc.constant(requestOn('getStudentBook', read)),
    getBookVersion: fc.constant(requestOn('getBookVersion', read)),
    publishBook: rev.map((one) => requestOn('publishBook', published, { rev: one, groups: [group] })),
    restoreBookVersion: rev.map((one) => requestOn('restoreBookVersion', restored, { rev: one })),
    saveBookReading: reading.map((one) => requestOn('saveBookReading', read, one)),
    checkBookAnswers: answers.map((given) => requestOn('checkBookAnswers', read, { question, answers: given })),
  };
  return parts[name];
}
