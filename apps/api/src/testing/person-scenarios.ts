import type { Classroom } from './classroom.ts';
import { csvFile } from './people-files.ts';
import { sentinel } from './sample-questions.ts';
import { testPassword } from './test-people.ts';
import type { TestServer } from './test-server.ts';

interface School {
  server: TestServer;
  room: Classroom;
  /** What may stand in no entry of the audit log. */
  secrets: Set<string>;
}

const importFile = (name: string) =>
  csvFile([
    ['Name', 'Email'],
    [name, `${name}@imported.test`],
  ]);

const newNote = ({ server, room }: School, text: string) =>
  server.ok('createStaffNote', { body: { student: room.student.id, text } }, room.admin);

/** A call that succeeds, for every audited call of persons' pages, with what its entry holds. */
export function personScenarios(school: () => School) {
  return {
    createUserImport: async () => ({
      args: { body: { file: importFile('audited'), key: 'audited' } },
      expected: { details: { fileName: 'people.csv', created: 1, updated: 0, skipped: 0, faulty: 0 } },
    }),
    undoUserImport: async ({ server, room } = school()) => {
      const body = { file: importFile('undone'), key: 'undone' };
      const { _id: id } = await server.ok('createUserImport', { body }, room.admin);
      return {
        args: { params: { id } },
        expected: {
          object: `user-import:${id}`,
          details: { fileName: 'people.csv', removed: 1, restored: 0, kept: 0 },
        },
      };
    },
    usePairingCode: async ({ server, room, secrets } = school()) => {
      const { code } = await server.ok('createPairingCode', {}, room.student);
      secrets.add(code);
      return { args: { body: { code } }, options: room.otherParent };
    },
    linkParent: async ({ room } = school()) => ({
      args: { params: { id: room.classmate.id }, body: { parent: room.otherParent.id } },
      expected: { object: `user:${room.classmate.id}`, details: { parent: room.otherParent.id } },
    }),
    unlinkParent: async ({ room } = school()) => ({
      args: { params: { id: room.otherStudent.id, parentId: room.otherParent.id } },
      expected: { object: `user:${room.otherStudent.id}`, details: { parent: room.otherParent.id } },
    }),
    createStudentPairingCode: async ({ room } = school()) => ({
      args: { params: { id: room.student.id } },
      expected: { object: `user:${room.student.id}` },
    }),
    endUserSession: async ({ server, room } = school()) => {
      const person = await server.makePerson({ role: 'student', name: 'Ended' });
      await server.ok('login', { body: { email: person.email, password: testPassword } });
      const { items } = await server.ok('listUserSessions', { params: { id: person.id } }, room.admin);
      return { args: { params: { id: items[0]?._id ?? '' } }, expected: { object: `user:${person.id}` } };
    },
    // The log says that a note was written, not what.
    createStaffNote: async ({ room } = school()) => ({
      args: { body: { student: room.student.id, text: sentinel } },
      expected: { details: { after: { student: room.student.id, characters: sentinel.length } } },
    }),
    updateStaffNote: async (at = school()) => ({
      args: { params: { id: (await newNote(at, sentinel))._id }, body: { text: 'Short.' } },
      expected: { details: { before: { characters: sentinel.length }, after: { characters: 6 } } },
    }),
    removeStaffNote: async (at = school()) => ({
      args: { params: { id: (await newNote(at, 'Short.'))._id } },
      expected: { details: { before: { characters: 6 } } },
    }),
  };
}
