import type { Classroom } from './classroom.ts';
import type { TestServer } from './test-server.ts';

const page = { _id: '01890a5d-ac96-774b-bcce-b302099a8071', text: '<p>A page.</p>' };

/** A call that succeeds, for every audited call of books, with what its entry holds. */
export function bookScenarios(school: () => { server: TestServer; room: Classroom }) {
  const make = async (title: string) => {
    const { server, room } = school();
    const { _id: id } = await server.ok('createBook', { body: { title, pages: [page] } }, room.admin);
    return { params: { id } };
  };
  return {
    createBook: async () => ({
      args: { body: { title: 'The lighthouse' } },
      expected: { details: { after: { title: 'The lighthouse', genre: 'fiction' } } },
    }),
    updateBook: async () => ({
      args: { ...(await make('Old')), body: { title: 'Newer', rev: 1 } },
      expected: { details: { before: { title: 'Old' }, after: { title: 'Newer' } } },
    }),
    publishBook: async () => {
      const groups = [school().room.group];
      return {
        args: { ...(await make('Shown')), body: { rev: 1, groups } },
        expected: { details: { after: { groups } } },
      };
    },
    unpublishBook: async () => ({ args: await make('Hidden') }),
    restoreBookVersion: async () => {
      const { params } = await make('Back');
      return {
        args: { params: { ...params, number: '1' }, body: { rev: 1 } },
        expected: { details: { restoredFrom: 1 } },
      };
    },
    removeBook: async () => ({ args: await make('Gone'), expected: { details: { before: { title: 'Gone' } } } }),
  };
}
