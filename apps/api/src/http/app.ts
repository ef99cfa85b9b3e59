import { Hono } from 'hono';
import { v7 } from 'uuid';
import { messagesFor } from '../messages/messages-for.ts';
import type { Log } from '../log.ts';
import { findCaller } from '../services/auth/find-caller.ts';
import type { AppContext } from '../services/context.ts';
import { NotFoundError } from '../services/errors/not-found-error.ts';
import { addressOf } from './address.ts';
import { bindCalls, type Handlers } from './bind.ts';
import { crossOrigin } from './cross-origin.ts';
import type { Environment, Exchange, Reach } from './environment.ts';
import { failureReply } from './failures.ts';
import { fileContent } from './file-content.ts';
import { grantCookie } from './grant-cookie.ts';
import { handlers } from './handlers.ts';
import { isHealthy } from '../services/health/is-healthy.ts';
import { askedLanguage } from './language.ts';
import { removeUpload } from './remove-upload.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** Everything the routes stand on. */
export interface HttpParts {
  app: AppContext;
  reach: Reach;
  log: Log;
  /** What carries the calls out; the suite of the policy puts others in their place, to see who gets that far. */
  calls?: Handlers;
  /** Whether `/api/docs` shows the reference of the API; not in production. */
  hasReference?: boolean;
}

/** The server's routes: the contract's calls below `/api`, health, and the API's description. */
export function createHttp({ app, reach, log, calls = handlers, hasReference = false }: HttpParts): Hono<Environment> {
  const api = new Hono<Environment>();
  api.use(crossOrigin(reach.origins));
  api.get('/health', async (exchange) =>
    (await isHealthy(app.db)) ? exchange.json({ ok: true }) : exchange.json({ ok: false }, 503),
  );
  api.get('/openapi.json', async (exchange) => {
    const { openApiDocument } = await import('./openapi/document.ts');
    return exchange.json(openApiDocument());
  });
  if (hasReference) {
    api.get('/docs', async (exchange) => {
      const { openApiDocument } = await import('./openapi/document.ts');
      const { referencePage } = await import('./openapi/reference-page.ts');
      return exchange.html(referencePage(openApiDocument()));
    });
  }
  // Without a session: the link is signed, and a player sends no token.
  api.get('/files/:id/content', (exchange) => fileContent(app, exchange));
  api.use(async (exchange, next) => {
    exchange.set('context', await contextOf(exchange, app, reach));
    await next();
  });
  api.use('/files', removeUpload);
  bindCalls(api, calls);
  api.all('*', () => {
    throw new NotFoundError();
  });

  const http = new Hono<Environment>();
  http.use(async (exchange, next) => {
    exchange.set('requestId', v7());
    await next();
  });
  http.use(requestLog(log));
  http.use(securityHeaders(reach));
  http.onError((error, exchange) => {
    const messages = messagesFor(askedLanguage(exchange.req.header('accept-language')) ?? 'en');
    const requestId = exchange.get('requestId');
    const { status, headers, body } = failureReply(error, messages, requestId);
    if (status === 500) log.error(`${requestId} ${exchange.req.method} ${exchange.req.path}`, error);
    return exchange.json(body, status, headers);
  });
  http.route('/api', api);
  return http;
}

async function contextOf(exchange: Exchange, app: AppContext, reach: Reach) {
  const token = /^Bearer ([\w.~+/=-]{16,512})$/iu.exec(exchange.req.header('authorization') ?? '')?.[1];
  const caller = token ? await findCaller(app, token) : null;
  const language = askedLanguage(exchange.req.header('accept-language')) ?? caller?.language ?? 'en';
  return {
    ...app,
    caller,
    token,
    language,
    messages: messagesFor(language),
    client: {
      ipAddress: addressOf(exchange, reach.proxies),
      userAgent: (exchange.req.header('user-agent') ?? '').slice(0, 400),
    },
    grant: grantCookie(exchange, reach),
  };
}
