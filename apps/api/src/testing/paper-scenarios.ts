import type { Classroom } from './classroom.ts';
import { fileOf, paperOf, paperQuestion } from './paper-files.ts';
import type { TestServer } from './test-server.ts';

interface School {
  server: TestServer;
  room: Classroom;
  /** What may stand in no entry of the audit log. */
  secrets: Set<string>;
}

/** A call that succeeds, for every audited call of papers, with what its entry holds. */
export function paperScenarios(school: () => School) {
  return {
    importPaper: async () => ({
      args: { body: { file: fileOf(paperOf([paperQuestion('audited')], { id: 'audited' })) } },
      expected: { details: { title: 'Mock paper', created: 1, updated: 0, kept: 0, leftOut: 0 } },
    }),
    createPublishToken: async () => ({
      args: { body: { name: 'Workbench', days: 30 as const } },
      expected: { details: { name: 'Workbench' } },
    }),
    removePublishToken: async ({ server, room, secrets } = school()) => {
      const made = await server.ok('createPublishToken', { body: { name: 'Lost', days: 7 } }, room.admin);
      secrets.add(made.token);
      return { args: { params: { id: made._id } }, expected: { details: { name: 'Lost' } } };
    },
  };
}
