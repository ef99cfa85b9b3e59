import type { ServerEventName, Watch } from '@rubrica/api-client/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hub, type LiveHandler } from './hub.ts';

/** Returns whether the page hears at once what changes. Otherwise it has to read again at intervals. */
export function useIsLive(): boolean {
  return useSyncExternalStore(hub.onLiveChange, hub.isLive);
}

/**
 * Hears an event of the server, while the page is live. The handler is called with null when the page becomes live again: it then
 * reads again what it shows. Returns whether the page is live.
 */
export function useLive<Name extends ServerEventName>(name: Name, handler: LiveHandler<Name>): boolean {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    return hub.on(name, (data) => onEvent(data));
  }, [name]);
  return useIsLive();
}

/** Watches a topic for as long as the page shows it; null watches nothing. */
export function useWatch(watch: Watch | null): void {
  const key = watch && JSON.stringify(watch);
  useEffect(() => {
    if (key === null) return undefined;
    const watched: Watch = JSON.parse(key);
    return hub.watch(watched);
  }, [key]);
}
