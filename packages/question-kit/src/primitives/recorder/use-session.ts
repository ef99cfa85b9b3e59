import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Session, SessionWorld, Snapshot } from './session-types.ts';
import { createSession } from './session.ts';

const nothing: Snapshot = {
  state: { phase: 'loading' },
  medium: 'audio',
  stream: null,
  keepTrouble: null,
  takes: 0,
  unsent: null,
};
const idle = () => () => {};

/** A session for as long as the recorder stands; it sees the newest props. */
export function useSession(world: SessionWorld): { session: Session | null; snapshot: Snapshot } {
  const newest = useRef(world);
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    newest.current = world;
  });
  useEffect(() => {
    const made = createSession(() => newest.current);
    setSession(made);
    return made.dispose;
  }, []);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? idle,
    session?.snapshot ?? (() => nothing),
    () => nothing,
  );

  const { value, autoStart, readOnly } = world;
  const given = JSON.stringify([value?.id, autoStart, readOnly]);
  const seen = useRef(given);
  useEffect(() => {
    // The session looks by itself when it begins.
    if (seen.current === given) return;
    seen.current = given;
    session?.look();
  }, [session, given]);
  return { session, snapshot };
}
