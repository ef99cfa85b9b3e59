import { Hono } from 'hono';
import { v7 } from 'uuid';
import { messagesFor } from '../messages/messages-for.ts';
import type { Log } from '../log.ts';
import { withLogFields } from '../log-context.ts';
import { findCaller, findRecentCaller } from '../services/auth/find-caller.ts';
import { findTokenCaller } from '../services/auth/find-token-caller.ts';
import type { AppContext } from '../services/context.ts';
import { AppError, NotFoundError } from '../services/errors/errors.ts';
import { networkOf } from '../services/network-of.ts';
import type { RequestLimiter } from '../services/request-limiter.ts';
import { addressOf } from './address.ts';
import { bindCalls, markRecentSessions } from './bind.ts';
import type { Handlers } from './call-handlers.ts';
import { bindCalendars } from './calendars.ts';
import { compressReplies } from './compress-replies.ts';
import { crossOrigin } from './cross-origin.ts';
import type { Environment, HttpContext, NetworkOptions } from './environment.ts';
import { failureReply } from './failures.ts';
import { fileContent } from './file-content.ts';
import { isDatabaseUnreachable } from '../database-unreachable.ts';
import { createOutageLog } from '../outage-log.ts';
import { deviceCookie } from './device-cookie.ts';
import { grantCookie } from './grant-cookie.ts';
import { handlers } from './handlers.ts';
import { checkHealth, closingHealth } from '../services/health/check-health.ts';
import { jsonReply } from './json-reply.ts';
import { requestedLanguage } from './language.ts';
import { refuseOnFullDisk } from './refuse-on-full-disk.ts';
import { requestPoints } from './request-points.ts';
import { removeUpload } from './read-upload.ts';
import { bindBookFiles } from './books.ts';
import { bindPaperFiles } from './paper-files.ts';
import { bindPersonalData } from './personal-data.ts';
import { bindReportFiles } from './report-files.ts';
import { bindMetrics, type MetricsOptions, refuseMetrics } from './metrics.ts';
import { loggedPath, requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { traceRequest } from './trace-request.ts';
import { bindUnsubscribe, isUnsubscribePage, unsubscribeFailurePage } from './unsubscribe.ts';
import { bindUploads } from './uploads.ts';
import { bindUserFiles } from './user-files.ts';
import { bindWhatsAppWebhook } from './whatsapp-webhook.ts';

/** What the routes are created with. */
export interface HttpOptions {
  app: AppContext;
  network: NetworkOptions;
  log: Log;
  /** The handlers of the calls. The authorization suite replaces them, to see who gets that far. */
  handlers?: Handlers;
  /** Limits every call; none are limited when absent. */
  requestLimiter?: RequestLimiter;
  /** Serves `/metrics`, and measures what it shows; neither when absent. */
  metrics?: MetricsOptions | undefined;
  /** Whether the server is about to close: nothing new should be sent to it. */
  isClosing?: () => boolean;
  /** Whether `/api/docs` shows the reference of the API; not in production. */
  hasReference?: boolean;
}

/** Creates the server's routes: the contract's calls below `/api`, health, and the description of the API. */
export function createHttp({
  app,
  network,
  log,
  handlers: callHandlers = handlers,
  requestLimiter,
  metrics,
  isClosing = () => false,
  hasReference = false,
}: HttpOptions): Hono<Environment> {
  const api = new Hono<Environment>();
  api.use(crossOrigin(network.allowedOrigins));
  api.use(compressReplies());
  api.get('/health', async (c) => {
    const health = isClosing() ? closingHealth : await checkHealth(app);
    return c.json(health, health.ok ? 200 : 503);
  });
  api.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./openapi/document.ts');
    return jsonReply(c, openApiDocument());
  });
  if (hasReference) {
    api.get('/docs', async (c) => {
      const { openApiDocument } = await import('./openapi/document.ts');
      const { referencePage } = await import('./openapi/reference-page.ts');
      return c.html(referencePage(openApiDocument()));
    });
  }
  // No session is needed: the link is signed, and a media player sends no token.
  api.get('/files/:id/content', (c) => fileContent(app, c));
  markRecentSessions(api);
  api.use(refuseOnFullDisk(app.disk));
  api.use(async (c, next) => {
    const points = requestPoints(c);
    await requestLimiter?.limitAddress(addressOf(c, network.trustedProxies), points);
    const context = await contextOf(c, app, network);
    const tokenCaller = context.token && !context.caller ? await findTokenCaller(app, context.token) : null;
    const account = context.caller ?? tokenCaller;
    if (account) await requestLimiter?.limitAccount(account.id, points);
    c.set('context', context);
    c.set('tokenCaller', tokenCaller);
    await app.auth.inLineOf(networkOf(context.client.ipAddress), next);
  });
  api.use('/files', removeUpload);
  api.use('/user-imports/*', removeUpload);
  api.use('/papers/*', removeUpload);
  bindUploads(api, app);
  bindCalendars(api, app);
  bindUserFiles(api);
  bindPersonalData(api);
  bindPaperFiles(api);
  bindReportFiles(api);
  bindBookFiles(api);
  bindUnsubscribe(api, app);
  bindWhatsAppWebhook(api, app);
  bindCalls(api, callHandlers);
  api.all('*', () => {
    throw new NotFoundError();
  });

  const logOutage = createOutageLog(log, 'Requests told to come again');
  const http = new Hono<Environment>();
  http.use(async (c, next) => {
    const requestId = v7();
    c.set('requestId', requestId);
    await withLogFields({ request: requestId }, () => traceRequest(c, next));
  });
  http.use(requestLog(log));
  http.use(securityHeaders(network));
  if (metrics) bindMetrics(http, app, metrics);
  else refuseMetrics(http);
  http.onError((error, c) => {
    const language = requestedLanguage(c.req.header('accept-language')) ?? 'en';
    const messages = messagesFor(language);
    const requestId = c.get('requestId');
    const { status, headers, body } = failureReply(error, messages, requestId);
    // A refusal is part of the service; what a full disk or a defect has interrupted is not.
    if (isDatabaseUnreachable(error)) logOutage(error);
    else if (status >= 500 && !(error instanceof AppError))
      log.error(`${c.req.method} ${loggedPath(c)} failed.`, error);
    return isUnsubscribePage(c.req.path)
      ? c.html(unsubscribeFailurePage(language, body.message), status, headers)
      : c.json(body, status, headers);
  });
  http.route('/api', api);
  return http;
}

async function contextOf(c: HttpContext, app: AppContext, network: NetworkOptions) {
  const token = /^Bearer ([\w.~+/=-]{16,512})$/iu.exec(c.req.header('authorization') ?? '')?.[1];
  const find = c.get('takesRecentSession') ? findRecentCaller : findCaller;
  const caller = token ? await find(app, token) : null;
  const language = requestedLanguage(c.req.header('accept-language')) ?? caller?.language ?? 'en';
  return {
    ...app,
    caller,
    token,
    language,
    messages: messagesFor(language),
    client: {
      ipAddress: addressOf(c, network.trustedProxies),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
    },
    grant: grantCookie(c, network),
    device: deviceCookie(c, network),
  };
}
