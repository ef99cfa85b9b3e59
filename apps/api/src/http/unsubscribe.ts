import type { Hono } from 'hono';
import type { Language } from '@rubrica/api-client/contract';
import { messagesFor } from '../messages/messages-for.ts';
import type { AppContext } from '../services/context.ts';
import { findSubscriber, unsubscribe } from '../services/notices/unsubscribe.ts';
import type { Environment } from './environment.ts';

/**
 * Binds the page that ends the daily mail, `/api/unsubscribe/<token>`, for people without a session: it is outside of the contract, as
 * mail programs call it. `GET` only asks, because scanners follow the links of a mail; `POST` ends it, from that page or from the
 * mail program itself (RFC 8058).
 */
export function bindUnsubscribe(api: Hono<Environment>, app: AppContext): void {
  api.get('/unsubscribe/:token', async (c) => {
    const { language } = await findSubscriber(app, c.req.param('token'));
    const { title, ask, confirm } = messagesFor(language).unsubscribe;
    return c.html(pageOf(language, title, `<p>${ask}</p><form method="post"><button>${confirm}</button></form>`));
  });
  api.post('/unsubscribe/:token', async (c) => {
    const { id, language } = await findSubscriber(app, c.req.param('token'));
    await unsubscribe(app, id);
    const { title, done } = messagesFor(language).unsubscribe;
    return c.html(pageOf(language, title, `<p role="status">${done}</p>`));
  });
}

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-inline-size:36rem;margin:15vh auto;padding-inline:24px}
button{font:inherit;font-weight:600;min-block-size:48px;padding-inline:24px;border:0;border-radius:6px;background:CanvasText;color:Canvas;cursor:pointer}
button:focus-visible{outline:2px solid;outline-offset:2px}`;

/** A page of its own, since it works without the platform and its session. All of its texts are the server's own. */
function pageOf(language: Language, title: string, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}
