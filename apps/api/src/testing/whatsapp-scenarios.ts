import type { Classroom } from './classroom.ts';
import type { TestServer } from './test-server.ts';

/** A call that succeeds, for every audited call of WhatsApp, with what its entry holds. The server has the fake provider. */
export function whatsAppScenarios(school: () => { server: TestServer; room: Classroom }) {
  const sessionAt = async (index: number) => {
    const { server, room } = school();
    const session = (await server.ok('listWhatsAppSessions', {}, room.admin)).items[index];
    if (!session) throw new Error('The WhatsApp session is missing.');
    return session;
  };
  return {
    connectWhatsAppSession: async () => ({
      args: { params: { id: (await sessionAt(2)).id } },
      expected: { details: { name: 'Front desk' } },
    }),
    restartWhatsAppSession: async () => ({
      args: { params: { id: (await sessionAt(4)).id } },
      expected: { details: { name: 'Weekend line' } },
    }),
    updateMetadata: async () => ({
      args: { body: { wasenderApiKey: (await sessionAt(0)).api_key } },
      expected: { details: { before: null, after: { primary: 'School office' } } },
    }),
    // After it was chosen.
    removeMetadata: async () => ({ args: {}, expected: { details: { before: { primary: 'School office' } } } }),
  };
}
