import { eq } from 'drizzle-orm';
import type { UserId } from '@rubrica/api-client/contract';
import { users } from '../db/schema/people.ts';
import { whatsAppMessages } from '../db/schema/whatsapp-sends.ts';
import type { Classroom } from './classroom.ts';
import { pngFile } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

const texts = { en: 'Hello {name}.', ar: 'مرحبًا {name}.' };

/** Gives people phone numbers, of which no two are alike. Returns them. */
export async function givePhones(server: TestServer, people: readonly { id: UserId }[]): Promise<string[]> {
  const phones: string[] = [];
  for (const [index, { id }] of people.entries()) {
    const phone = `+2010055${String(10_000 + index)}`;
    await server.app.db.update(users).set({ phone }).where(eq(users.id, id));
    phones.push(phone);
  }
  return phones;
}

/** A call that succeeds, for every audited call of sends, with what its entry holds. */
export function whatsAppSendScenarios(school: () => { server: TestServer; room: Classroom }) {
  const send = async (to: 'student' | 'classmate' = 'student') => {
    const { server, room } = school();
    await givePhones(server, [room.student, room.classmate]);
    return { clientId: crypto.randomUUID(), texts, name: 'News', person: room[to].id };
  };
  const campaign = async () => {
    const { server, room } = school();
    return server.ok('sendWhatsAppText', { body: await send() }, room.admin);
  };
  const onCampaign = async () => {
    const { _id: id } = await campaign();
    return { args: { params: { id } }, expected: { object: `whatsapp-send:${id}`, details: { name: 'News' } } };
  };
  const sent = { details: { name: 'News', recipients: 1 } };
  return {
    sendWhatsAppText: async () => ({ args: { body: await send() }, expected: sent }),
    sendWhatsAppTextByStudentId: async () => {
      const { person: student, ...body } = await send();
      return { args: { body: { ...body, student } }, expected: sent };
    },
    sendWhatsAppTextByGroupIds: async () => {
      const { person: _person, ...body } = await send();
      return {
        args: { body: { ...body, groups: [school().room.group] } },
        expected: { details: { name: 'News', to: 'groups' } },
      };
    },
    sendMultipleWhatsAppMessages: async () => {
      const { person, ...body } = await send();
      const audience = { who: { kind: 'people' as const, people: [person] }, to: 'both' as const };
      return { args: { body: { ...body, audience } }, expected: sent };
    },
    sendWhatsAppMedia: async () => {
      const { server, room } = school();
      const { person, ...body } = await send();
      const audience = { who: { kind: 'people' as const, people: [person] }, to: 'both' as const };
      const { _id: mediaFileId } = await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin);
      return {
        args: { body: { ...body, audience, mediaFileId } },
        expected: { details: { recipients: 1, hasFile: true } },
      };
    },
    pauseWhatsAppCampaign: onCampaign,
    resumeWhatsAppCampaign: onCampaign,
    cancelWhatsAppCampaign: onCampaign,
    settleWhatsAppMessage: async () => {
      const { server } = school();
      const { _id: id } = await campaign();
      const [message] = await server.app.db
        .update(whatsAppMessages)
        .set({ state: 'unknown' })
        .where(eq(whatsAppMessages.campaignId, id))
        .returning();
      return {
        args: { params: { id: message?.id ?? '' }, body: { as: 'delivered' as const } },
        expected: { object: `whatsapp-send:${id}`, details: { before: 'unknown', as: 'delivered' } },
      };
    },
    updateWhatsAppAutomation: async () => {
      const { room } = school();
      return {
        args: { body: { group: room.group, kind: 'due-tomorrow' as const, isOn: true } },
        expected: { object: `group:${room.group}`, details: { group: 'Cairo', kind: 'due-tomorrow', isOn: true } },
      };
    },
    updateWhatsAppPreference: async () => {
      const { room } = school();
      return {
        args: { params: { id: room.classmate.id }, body: { isOptedOut: true } },
        expected: {
          object: `user:${room.classmate.id}`,
          details: { before: { optedOutBy: null }, after: { optedOutBy: 'staff', canReceive: false } },
        },
      };
    },
  };
}
