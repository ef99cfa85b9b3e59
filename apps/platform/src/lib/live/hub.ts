import type {
  ClientEventName,
  ClientEventPayload,
  ClientEventReply,
  ServerEventData,
  ServerEventName,
  Watch,
} from '@rubrica/api-client/contract';

/** Hears an event; null says that any number of them may have been missed, while the page was not live. */
export type LiveHandler<Name extends ServerEventName> = (data: ServerEventData<Name> | null) => void;

/** What connects the page with the server. */
export interface LiveLink {
  ask: <Name extends ClientEventName>(
    name: Name,
    payload: ClientEventPayload<Name>,
  ) => Promise<ClientEventReply<Name> | null>;
}

type Handlers = { [Name in ServerEventName]: Set<LiveHandler<Name>> };

/** What the page wants to hear, whether or not it is live: the socket is loaded after the page, comes and goes. */
export function createHub() {
  const handlers: Handlers = {
    'attempt-changed': new Set(),
    'campaign-changed': new Set(),
    'chat-changed': new Set(),
    'chat-typing': new Set(),
    'inbox-changed': new Set(),
    'job-changed': new Set(),
    'notices-changed': new Set(),
    'presence-changed': new Set(),
    'report-file-changed': new Set(),
    'session-ended': new Set(),
    'whatsapp-sessions-changed': new Set(),
  };
  const listeners = new Set<() => void>();
  const watches = new Map<string, { watch: Watch; count: number }>();
  let link: LiveLink | null = null;

  const ask: LiveLink['ask'] = async (name, payload) => link?.ask(name, payload) ?? null;

  return {
    isLive: () => link !== null,
    /** Calls a listener when the page becomes live, and when it is not any more. */
    onLiveChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    on: <Name extends ServerEventName>(name: Name, handler: LiveHandler<Name>) => {
      const its: Set<LiveHandler<Name>> = handlers[name];
      its.add(handler);
      return () => void its.delete(handler);
    },
    /** Watches a topic until the returned function is called; several parts of a page may watch the same. */
    watch: (watch: Watch) => {
      const key = JSON.stringify(watch);
      const known = watches.get(key);
      if (known) known.count += 1;
      else {
        watches.set(key, { watch, count: 1 });
        void ask('watch', watch);
      }
      return () => {
        const current = watches.get(key);
        if (!current) return;
        current.count -= 1;
        if (current.count > 0) return;
        watches.delete(key);
        void ask('unwatch', watch);
      };
    },
    /** Asks the server; null while the page is not live. */
    ask,
    /** Passes an event on to the page. */
    tell: <Name extends ServerEventName>(name: Name, data: ServerEventData<Name>) => {
      const its: Set<LiveHandler<Name>> = handlers[name];
      for (const handler of its) handler(data);
    },
    /** The page is live: it watches again what it shows, and reads again what it may have missed. */
    connect: async (opened: LiveLink) => {
      link = opened;
      await Promise.all([...watches.values()].map(({ watch }) => opened.ask('watch', watch)));
      if (link !== opened) return;
      for (const listener of listeners) listener();
      for (const its of Object.values(handlers)) for (const handler of its) handler(null);
    },
    /** The page is not live any more. */
    disconnect: () => {
      if (!link) return;
      link = null;
      for (const listener of listeners) listener();
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

/** The one of this page. */
export const hub = createHub();
