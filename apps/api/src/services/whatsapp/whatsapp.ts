import type { Seal } from '../../seal.ts';
import type { WhatsAppProvider } from '../../whatsapp/provider.ts';
import type { SessionSync } from './session-sync.ts';

/** What the server sends WhatsApp messages by, where it is set up. */
export interface WhatsApp {
  provider: WhatsAppProvider;
  /** Encrypts the keys of sessions. */
  seal: Seal;
  sync: SessionSync;
}
