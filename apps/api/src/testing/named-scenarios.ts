import type { Classroom } from './classroom.ts';
import type { TestServer } from './test-server.ts';

interface School {
  server: TestServer;
  room: Classroom;
}

const changed = (before: object, after: object) => ({ details: { before, after } });

/** Scenarios of a named collection's calls. */
function scenariosOf(school: () => School, entity: 'Category' | 'Level' | 'Diploma') {
  const make = async (name: string): Promise<{ id: string }> => {
    const { server, room } = school();
    return { id: (await server.ok(`create${entity}`, { body: { name } }, room.admin))._id };
  };
  return {
    create: async () => ({ args: { body: { name: 'New' } }, expected: { details: { after: { name: 'New' } } } }),
    update: async () => ({
      args: { params: await make('Old'), body: { name: 'Newer' } },
      expected: changed({ name: 'Old' }, { name: 'Newer' }),
    }),
    remove: async () => ({
      args: { params: await make('Gone') },
      expected: { details: { before: { name: 'Gone' } } },
    }),
    order: async (list: 'listCategories' | 'listLevels' | 'listDiplomas') => {
      const { server, room } = school();
      await make('One');
      await make('Two');
      const before = (await server.ok(list, { query: { limit: 100 } }, room.admin)).items.map(({ _id }): string => _id);
      const items = before.toReversed();
      return { args: { body: { items } }, expected: changed({ items: before }, { items }) };
    },
  };
}

/** A call that succeeds, for every audited call of the named collections, with what its entry holds. */
export function namedScenarios(school: () => School) {
  const category = scenariosOf(school, 'Category');
  const level = scenariosOf(school, 'Level');
  const diploma = scenariosOf(school, 'Diploma');
  return {
    createCategory: category.create,
    updateCategory: category.update,
    removeCategory: category.remove,
    orderCategories: () => category.order('listCategories'),
    createLevel: level.create,
    updateLevel: level.update,
    removeLevel: level.remove,
    orderLevels: () => level.order('listLevels'),
    createDiploma: diploma.create,
    updateDiploma: diploma.update,
    removeDiploma: diploma.remove,
    orderDiplomas: () => diploma.order('listDiplomas'),
  };
}
