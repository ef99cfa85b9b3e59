import type { Hono } from 'hono';
import type { AppContext } from '../services/context.ts';
import { takeWebhook } from '../services/whatsapp/take-webhook.ts';
import type { Environment } from './environment.ts';
import { readJson } from './read-json.ts';

/** Many times the largest event that is read; those with a message are passed over. */
const limits = { bytes: 256 * 1024, values: 5000 };

/**
 * Binds the address to which the provider reports, `POST /api/whatsapp/webhook`, for the provider alone: it is outside of the
 * contract. Its body names a session by its key, so nothing of it is logged.
 */
export function bindWhatsAppWebhook(api: Hono<Environment>, app: AppContext): void {
  api.post('/whatsapp/webhook', async (c) => {
    const body = await readJson(c, limits);
    await takeWebhook(app, { secret: c.req.header('x-webhook-signature'), body });
    return c.body(null, 204);
  });
}
