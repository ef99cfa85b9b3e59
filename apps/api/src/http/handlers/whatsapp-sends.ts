import { listWhatsAppAutomations, updateWhatsAppAutomation } from '../../services/whatsapp/sends/automations.ts';
import {
  sendMultipleWhatsAppMessages,
  sendWhatsAppMedia,
  sendWhatsAppText,
  sendWhatsAppTextByGroupIds,
  sendWhatsAppTextByStudentId,
} from '../../services/whatsapp/sends/create-campaign.ts';
import { getWhatsAppPreference, updateWhatsAppPreference } from '../../services/whatsapp/sends/preferences.ts';
import { previewWhatsApp } from '../../services/whatsapp/sends/preview.ts';
import {
  getWhatsAppCampaign,
  listWhatsAppCampaigns,
  listWhatsAppMessages,
} from '../../services/whatsapp/sends/read-campaigns.ts';
import { settleWhatsAppMessage } from '../../services/whatsapp/sends/settle-message.ts';
import {
  cancelWhatsAppCampaign,
  pauseWhatsAppCampaign,
  resumeWhatsAppCampaign,
} from '../../services/whatsapp/sends/steer-campaign.ts';
import type { Handlers } from '../call-handlers.ts';

/** What the school sends by WhatsApp, for admins. */
export const whatsAppSendHandlers = {
  sendWhatsAppText,
  sendWhatsAppTextByStudentId,
  sendWhatsAppTextByGroupIds,
  sendMultipleWhatsAppMessages,
  sendWhatsAppMedia,
  previewWhatsApp,
  listWhatsAppCampaigns,
  getWhatsAppCampaign,
  listWhatsAppMessages,
  pauseWhatsAppCampaign,
  resumeWhatsAppCampaign,
  cancelWhatsAppCampaign,
  settleWhatsAppMessage,
  listWhatsAppAutomations,
  updateWhatsAppAutomation,
  getWhatsAppPreference,
  updateWhatsAppPreference,
} satisfies Partial<Handlers>;
