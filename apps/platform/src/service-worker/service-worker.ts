// Keeps the page, scripts, styles and fonts of an attempt on the device, so that it opens without a connection. Replies of the
// API are never kept here: what an open attempt shows is with its answers (features/attempt/attempt-copies.ts).
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { holdWhileOpening, unlessInAttempt } from '../lib/service-worker/attempt-lock.ts';
import { isRequestedFile } from '../lib/service-worker/is-requested-file.ts';
import { readWorkerRequest } from '../lib/service-worker/messages.ts';

/** Of the scope of a service worker, which the types of a page do not have. */
declare const self: {
  /** The build puts the files of this version here (`scripts/service-worker.ts`). */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
};

// A version that cannot get its own files is not installed; the next page tries again.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => (isRequestedFile(request.url, response) ? response : null),
  },
]);
// Only as the route below says is the page itself answered from here.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
// A page that was opened before its first worker also gets what it loads later from here.
clientsClaim();

const keptPage = createHandlerBoundToURL('/index.html');
const isAttempt = ({ pathname, searchParams }: URL) => pathname.startsWith('/student/') && searchParams.has('attempt');

registerRoute(
  new NavigationRoute(
    async (options) => {
      // An attempt goes on with the version that it began with. Everywhere else the newest page counts.
      if (isAttempt(options.url)) {
        options.event.waitUntil(holdWhileOpening());
        return keptPage(options);
      }
      try {
        return await fetch(options.request);
      } catch {
        return keptPage(options);
      }
    },
    { denylist: [/^\/api\//u] },
  ),
);

addEventListener('message', ({ data, ports }) => {
  const request = readWorkerRequest(data);
  if (request?.ask === 'has') ports[0]?.postMessage(getCacheKeyForURL(request.script) !== undefined);
  if (request?.ask === 'take-over')
    void unlessInAttempt(() => self.skipWaiting()).then((does) => ports[0]?.postMessage(does));
});
