import type { AppContext } from '../services/context.ts';

/** What ends everything that a crashed server does. */
export class CrashError extends Error {
  override readonly name = 'Crash';
}

/**
 * A server that stops for good after a number of steps. A step lies before and after each transaction, each statement outside of one,
 * and each request to the WhatsApp provider, so that every place is reached in which a kill leaves another state behind.
 */
export function crashingApp(app: AppContext, steps: number): { app: AppContext; hasCrashed: () => boolean } {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new CrashError();
  };
  const between = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    step();
    const value = await act();
    step();
    return value;
  };
  const db = new Proxy(app.db, {
    get: (target, name) => {
      if (name === 'transaction') {
        const transaction: AppContext['db']['transaction'] = (act, config) =>
          between(() => target.transaction(act, config));
        return transaction;
      }
      if (name === 'select' || name === 'update' || name === 'insert' || name === 'delete') step();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { whatsApp } = app;
  return {
    app: {
      ...app,
      db,
      whatsApp: whatsApp && {
        ...whatsApp,
        provider: {
          ...whatsApp.provider,
          send: (message) => between(() => whatsApp.provider.send(message)),
          readKey: (id) => between(() => whatsApp.provider.readKey(id)),
          readLink: (id) => between(() => whatsApp.provider.readLink(id)),
          readMessage: (key, id) => between(() => whatsApp.provider.readMessage(key, id)),
          listMessageLogs: (id) => between(() => whatsApp.provider.listMessageLogs(id)),
        },
      },
    },
    hasCrashed: () => left < 0,
  };
}
