import { startFakeWasender } from '../fake-wasender/start-fake-wasender.ts';

/** A WhatsApp provider on this machine. */
export interface WhatsAppProvider {
  /** What a server is started with that uses it. */
  env: Record<'RUBRICA_WASENDER_TOKEN' | 'RUBRICA_WASENDER_URL', string>;
  stop: () => Promise<void>;
}

/** Starts a WhatsApp provider on a free port, with two numbers. */
export async function startWhatsApp(): Promise<WhatsAppProvider> {
  const { url, state, close } = await startFakeWasender();
  return { env: { RUBRICA_WASENDER_TOKEN: state.token, RUBRICA_WASENDER_URL: url }, stop: close };
}
