import { only } from './case.ts';
import type { Case } from './case.ts';
import type { Side } from './world.ts';

const admin = only({ admin: 'any' });
const send = { clientId: '0190b1f2-1c3a-7abc-8def-0123456789ac', texts: { en: 'Hello {name}.', ar: '' } };
const audienceOf = ({ student }: Side) => ({
  who: { kind: 'students' as const, students: [student] },
  to: 'students' as const,
});
const campaignOf = ({ campaign }: Side) => ({ params: { id: campaign.id } });
const studentOf = ({ student }: Side) => ({ params: { id: student } });

/** What is sent in the school's name is for admins. */
export const whatsAppSendCases = {
  sendWhatsAppText: [{ args: ({ student }: Side) => ({ body: { ...send, person: student } }), access: admin }],
  sendWhatsAppTextByStudentId: [{ args: ({ student }: Side) => ({ body: { ...send, student } }), access: admin }],
  sendWhatsAppTextByGroupIds: [{ args: ({ group }: Side) => ({ body: { ...send, groups: [group] } }), access: admin }],
  sendMultipleWhatsAppMessages: [
    { args: (side: Side) => ({ body: { ...send, audience: audienceOf(side) } }), access: admin },
  ],
  sendWhatsAppMedia: [
    {
      args: (side: Side) => ({ body: { ...send, audience: audienceOf(side), mediaFileId: side.questionFile } }),
      access: admin,
    },
  ],
  previewWhatsApp: [
    { args: (side: Side) => ({ body: { texts: send.texts, audience: audienceOf(side) } }), access: admin },
  ],
  listWhatsAppCampaigns: [{ args: () => ({}), access: admin }],
  getWhatsAppCampaign: [{ args: campaignOf, access: admin }],
  listWhatsAppMessages: [{ args: campaignOf, access: admin }],
  pauseWhatsAppCampaign: [{ args: campaignOf, access: admin }],
  resumeWhatsAppCampaign: [{ args: campaignOf, access: admin }],
  cancelWhatsAppCampaign: [{ args: campaignOf, access: admin }],
  settleWhatsAppMessage: [
    {
      args: ({ campaign }: Side) => ({ params: { id: campaign.message }, body: { as: 'delivered' } }),
      access: admin,
    },
  ] satisfies Case<'settleWhatsAppMessage'>[],
  listWhatsAppAutomations: [{ args: () => ({}), access: admin }],
  updateWhatsAppAutomation: [
    { args: ({ group }: Side) => ({ body: { group, kind: 'due-tomorrow', isOn: true } }), access: admin },
  ] satisfies Case<'updateWhatsAppAutomation'>[],
  getWhatsAppPreference: [{ args: studentOf, access: admin }],
  updateWhatsAppPreference: [
    { args: (side: Side) => ({ ...studentOf(side), body: { isOptedOut: true } }), access: admin },
  ],
};
