import { only } from './case.ts';

const noSession = () => ({ params: { id: '1' } });
const admin = only({ admin: 'any' });

/** The school's numbers belong to nobody, and admins look after them. */
export const whatsAppCases = {
  listWhatsAppSessions: [{ args: () => ({}), access: admin }],
  connectWhatsAppSession: [{ args: noSession, access: admin }],
  getWhatsAppLink: [{ args: noSession, access: admin }],
  restartWhatsAppSession: [{ args: noSession, access: admin }],
  getMetadata: [{ args: () => ({}), access: admin }],
  updateMetadata: [
    { args: () => ({ body: { wasenderApiKey: '8c1f6b3e-2f0a-4a52-9c8e-1d2b3c4d5e6f' } }), access: admin },
  ],
  removeMetadata: [{ args: () => ({}), access: admin }],
};
