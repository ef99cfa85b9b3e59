import { getPreferences } from '../storage/preferences.ts';
import { toast } from '../toast/toast.ts';
import { afterAttempts, attemptOpened } from './attempt-lock.ts';
import type { WorkerRequest } from './messages.ts';
import { registerServiceWorker } from './register-service-worker.ts';

const texts = {
  en: { ready: 'A new version is ready', use: 'Use it now' },
  ar: { ready: 'إصدار جديد جاهز', use: 'استخدمه الآن' },
};

/** A first worker whose files do not all come is gone: it is installed anew, until it has them. */
const installAgainMs = 10_000;

/** A page that stays open for days asks for a new version as often. */
const askEveryMs = 3_600_000;

function ask(worker: ServiceWorker, request: WorkerRequest): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  port1.start();
  worker.postMessage(request, [port2]);
  return reply;
}

/** The scripts that this page names. Names have a hash of their content, so that a version differs in one of them at least. */
const ownScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];

/** Whether a worker keeps the version of this page. */
async function isOfThisVersion(worker: ServiceWorker): Promise<boolean> {
  const has = await Promise.all(ownScripts().map(({ src }) => ask(worker, { ask: 'has', script: src })));
  return has.every((isKept) => isKept === true);
}

const reload = () => location.reload();

/** Lets a worker that waits take over: at once where this page is of its version, else once somebody chooses it. */
async function offer(worker: ServiceWorker): Promise<void> {
  await afterAttempts();
  // Where an attempt was opened meanwhile, all begins anew once that is left.
  const takeOver = async () => {
    if ((await ask(worker, { ask: 'take-over' })) === false) await offer(worker);
  };
  if (await isOfThisVersion(worker)) return takeOver();
  const { ready, use } = texts[getPreferences().language];
  const onClick = () => {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    void takeOver();
  };
  const id = 'new-version';
  const withdraw = () => {
    toast.dismiss(id);
    void offer(worker);
  };
  addEventListener(attemptOpened, withdraw, { once: true });
  toast.info(ready, { id, durationMs: Number.POSITIVE_INFINITY, action: { label: use, onClick } });
}

/** Makes the platform installable, by a name in the language of the page. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/${getPreferences().language}.webmanifest`;
  document.head.append(link);
}

/** Resolves with whether a worker has been installed; it has not if one of its files could not be fetched. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });

async function install(): Promise<ServiceWorkerRegistration> {
  for (;;) {
    try {
      const registration = await registerServiceWorker();
      const { active, waiting, installing } = registration;
      if (active || waiting || !installing || (await isInstalled(installing))) return registration;
    } catch (error) {
      // A browser may refuse it, as in some private windows; a script that did not come is a type error.
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, installAgainMs));
  }
}

/** Keeps an attempt's scripts, styles and fonts on this device. A new version of them waits until no attempt is open. */
export async function startServiceWorker(): Promise<void> {
  linkManifest();
  if (!('serviceWorker' in navigator)) return;
  const registration = await install();
  const offerWaiting = () => {
    // The first one has nothing to wait for.
    if (registration.waiting && registration.active) void offer(registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  offerWaiting();
  setInterval(() => void registration.update().catch(() => undefined), askEveryMs);
}
