/**
 * Has the browser install the service worker, where there is none yet.
 *
 * @throws a `TypeError` where its script did not come, and what a browser says that refuses it, as in some private windows
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/service-worker.js');
}
