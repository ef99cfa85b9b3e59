import {
  connectWhatsAppSession,
  getWhatsAppLink,
  restartWhatsAppSession,
} from '../../services/whatsapp/link-session.ts';
import { listWhatsAppSessions } from '../../services/whatsapp/list-whatsapp-sessions.ts';
import { getMetadata, removeMetadata, updateMetadata } from '../../services/whatsapp/metadata.ts';
import type { Handlers } from '../call-handlers.ts';

/** The school's WhatsApp numbers, for admins. */
export const whatsAppHandlers = {
  listWhatsAppSessions,
  connectWhatsAppSession,
  getWhatsAppLink,
  restartWhatsAppSession,
  getMetadata,
  updateMetadata,
  removeMetadata,
} satisfies Partial<Handlers>;
