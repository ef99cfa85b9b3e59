import path from 'node:path';
import type { Env } from '../env.ts';
import { readTokenFile } from '../whatsapp/open-whatsapp.ts';
import type { WasenderOptions } from '../whatsapp/wasender.ts';

/** The school's account of the WhatsApp provider. */
export interface Wasender {
  account: WasenderOptions;
  /** Tells the demo's fake where this server is, so that it reports there by itself; a school enters the address at the provider. */
  reportTo: (serverUrl: string) => void;
  close: () => Promise<void>;
}

/**
 * Returns the school's account, and null without one; the demo has one of a fake on this machine, whose phones scan by themselves and
 * whose messages are delivered, read and answered.
 */
export async function openWasender(env: Env): Promise<Wasender | null> {
  const token =
    env.RUBRICA_WASENDER_TOKEN ??
    (env.RUBRICA_WASENDER_TOKEN_FILE && (await readTokenFile(path.resolve(env.RUBRICA_WASENDER_TOKEN_FILE))));
  if (token) {
    const account = { url: env.RUBRICA_WASENDER_URL, token, webhookSecret: env.RUBRICA_WASENDER_WEBHOOK_SECRET };
    return { account, reportTo: () => {}, close: async () => {} };
  }
  if (env.NODE_ENV === 'production') return null;
  const { demoLife } = await import('../testing/fake-wasender/fake-life.ts');
  const { startFakeWasender } = await import('../testing/fake-wasender/start-fake-wasender.ts');
  const { url, state, close } = await startFakeWasender({ scanAfterMs: 20_000, life: demoLife });
  return {
    account: { url, token: state.token, webhookSecret: state.webhookSecret },
    reportTo: (serverUrl) => {
      state.webhookUrl = `${serverUrl}/api/whatsapp/webhook`;
    },
    close,
  };
}
