import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Session, SessionContext, Snapshot } from './session-types.ts';
import { createSession } from './session.ts';

const initialSnapshot: Snapshot = {
  state: { phase: 'loading' },
  medium: 'audio',
  stream: null,
  storageError: null,
  takeCount: 0,
  unsentId: null,
};
const noSubscription = () => () => {};

/** A session for the lifetime of the recorder. It reads the latest props. */
export function useSession(context: SessionContext): { session: Session | null; snapshot: Snapshot } {
  const latest = useRef(context);
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    const created = createSession(() => latest.current);
    setSession(created);
    return created.dispose;
  }, []);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    session?.snapshot ?? (() => initialSnapshot),
    () => initialSnapshot,
  );

  const { value, autoStart, readOnly } = context;
  const propsKey = JSON.stringify([value?.id, autoStart, readOnly]);
  const seenKey = useRef(propsKey);
  useEffect(() => {
    // A new session refreshes itself.
    if (seenKey.current === propsKey) return;
    seenKey.current = propsKey;
    session?.refresh();
  }, [session, propsKey]);
  return { session, snapshot };
}
