import { Hono } from 'hono';
import type { Language } from '@rubrica/api-client/contract';
import { messagesFor } from '../messages/messages-for.ts';
import type { AppContext } from '../services/context.ts';
import { NotFoundError } from '../services/errors/errors.ts';
import { findSubscriber, unsubscribe } from '../services/notices/unsubscribe.ts';
import type { Environment } from './environment.ts';
import { requestedLanguage } from './language.ts';

/**
 * Binds the page that ends the daily mail, `/api/unsubscribe/<token>`, for people without a session: it is outside of the contract, as
 * mail programs call it. `GET` only asks, because scanners follow the links of a mail; `POST` ends it, from that page or from the
 * mail program itself (RFC 8058).
 */
export function bindUnsubscribe(api: Hono<Environment>, app: AppContext): void {
  const pages = new Hono<Environment>();
  pages.get('/:token', async (c) => {
    const { language } = await findSubscriber(app, c.req.param('token'));
    const { ask, confirm } = messagesFor(language).unsubscribe;
    return c.html(pageOf(language, `<p>${ask}</p><form method="post"><button>${confirm}</button></form>`));
  });
  pages.post('/:token', async (c) => {
    const { id, language, role } = await findSubscriber(app, c.req.param('token'));
    await unsubscribe(app, id);
    const { done, open } = messagesFor(language).unsubscribe;
    return c.html(pageOf(language, `<p role="status">${done}</p><p><a href="/${role}/notices">${open}</a></p>`));
  });
  // Whoever opens an old or an incomplete link is a person with a mail before them, not a program.
  pages.onError((error, c) => {
    if (!(error instanceof NotFoundError)) throw error;
    const language = requestedLanguage(c.req.header('accept-language')) ?? 'en';
    const { unknown, logIn } = messagesFor(language).unsubscribe;
    return c.html(pageOf(language, `<p>${unknown}</p><p><a href="/auth/login">${logIn}</a></p>`), 404);
  });
  api.route('/unsubscribe', pages);
}

/** Whether a request is for these pages, which answer with a page whatever happens before they are reached. */
export function isUnsubscribePage(path: string): boolean {
  return path.startsWith('/api/unsubscribe/');
}

/** The page of a failure that is not the link's: what has happened, and a way to try again. */
export function unsubscribeFailurePage(language: Language, message: string): string {
  const { again } = messagesFor(language).unsubscribe;
  return pageOf(language, `<p role="alert">${message}</p><form method="get"><button>${again}</button></form>`);
}

/** The colours of the system, since the platform makes its theme in scripts; sizes as there. */
const style = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-inline-size:36rem;margin:12vh auto;padding-inline:24px;background:Canvas;color:CanvasText}
h1{font-size:28px;line-height:1.25}
a{color:LinkText}
button{font:inherit;font-weight:600;min-block-size:48px;min-inline-size:120px;padding-inline:24px;border:1px solid CanvasText;border-radius:6px;background:CanvasText;color:Canvas;cursor:pointer}
:focus-visible{outline:2px solid LinkText;outline-offset:2px}`;

/** A page of its own, since it works without the platform and its session. All of its texts are the server's own. */
function pageOf(language: Language, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const { title } = messagesFor(language).unsubscribe;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} – Rubrica</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}
