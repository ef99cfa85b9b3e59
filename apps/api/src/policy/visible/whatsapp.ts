import { inArray } from 'drizzle-orm';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { allRows, type Visible } from './visible.ts';

/** Sends are the school's: every admin sees them. Answers in a conversation are seen there. */
export const visibleWhatsAppCampaigns = {
  table: whatsAppCampaigns,
  id: whatsAppCampaigns.id,
  to: { admin: () => inArray(whatsAppCampaigns.kind, ['manual', 'automatic']) },
} satisfies Visible;

export const visibleWhatsAppMessages = {
  table: whatsAppMessages,
  id: whatsAppMessages.id,
  to: { admin: allRows },
} satisfies Visible;
