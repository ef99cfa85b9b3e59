import { randomUUID } from 'node:crypto';
import type { Classroom, SignedInPerson } from './classroom.ts';
import type { TestServer } from './test-server.ts';

/** A call that succeeds, for every audited call of the inbox, with what its entry holds. */
export function chatScenarios(school: () => { server: TestServer; room: Classroom }) {
  const write = (who: SignedInPerson) => {
    const { server } = school();
    return server.ok('sendMyChatMessage', { body: { clientId: randomUUID(), text: 'Hello' } }, who);
  };
  const canned = async (title: string) => {
    const { server, room } = school();
    const { _id: id } = await server.ok('createCannedAnswer', { body: { title, textEn: 'At nine.' } }, room.admin);
    return { id };
  };
  return {
    updateChatThread: async ({ room } = school()) => {
      const { thread } = await write(room.parent);
      return {
        args: { params: { id: thread }, body: { isBlocked: true } },
        expected: {
          object: `chat:${thread}`,
          details: { before: { isBlocked: false, isWaiting: true }, after: { isBlocked: true, isWaiting: false } },
        },
      };
    },
    // The log says that a message was reported, not what it says.
    reportChatMessage: async ({ room } = school()) => {
      const { _id: id, thread } = await write(room.student);
      return {
        args: { params: { id }, body: { reason: 'Insults' } },
        expected: { object: `chat:${thread}`, details: { message: id } },
      };
    },
    settleChatReport: async ({ server, room } = school()) => {
      const { _id: id, thread } = await write(room.student);
      await server.ok('reportChatMessage', { params: { id }, body: { reason: 'Insults' } }, room.assistant);
      return {
        args: { params: { id }, body: { outcome: 'removed' as const } },
        expected: { object: `chat:${thread}`, details: { message: id, outcome: 'removed', isBlocked: false } },
      };
    },
    createCannedAnswer: async () => ({
      args: { body: { title: 'New', textEn: 'At nine.' } },
      expected: { details: { after: { title: 'New' } } },
    }),
    updateCannedAnswer: async () => ({
      args: { params: await canned('Old'), body: { title: 'Newer', textEn: 'At nine.' } },
      expected: { details: { before: { title: 'Old' }, after: { title: 'Newer' } } },
    }),
    removeCannedAnswer: async () => ({
      args: { params: await canned('Gone') },
      expected: { details: { before: { title: 'Gone' } } },
    }),
  };
}
