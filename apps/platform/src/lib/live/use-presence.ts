import type { PresentPerson, Work } from '@rubrica/api-client/contract';
import { useEffect, useState } from 'react';
import { pageSession } from '../storage/session.ts';
import { hub } from './hub.ts';
import { useIsLive, useLive, useWatch } from './use-live.ts';

/** As `presentIntervalMs` of the contract, whose schemas a page need not load. */
const repeatMs = 10_000;

const nobody: readonly PresentPerson[] = [];

/**
 * Says that somebody is at work on what the page shows, and returns who else is, on all devices. Null says and returns nothing;
 * so does a page that is not live. What has `isHere` false watches the others without being there itself.
 */
export function usePresence(work: Work | null, isHere = true): readonly PresentPerson[] {
  const [present, setPresent] = useState<{ of: string | null; people: readonly PresentPerson[] }>({
    of: null,
    people: nobody,
  });
  const key = work && JSON.stringify(work);
  const isLive = useIsLive();
  useWatch(work);
  useLive('presence-changed', (data) => {
    if (data && JSON.stringify(data.work) === key) setPresent({ of: key, people: data.people });
  });
  useEffect(() => {
    if (key === null || !isLive || !isHere) return undefined;
    const here: Work = JSON.parse(key);
    let isLeft = false;
    const say = async () => {
      const reply = await hub.ask('present', here);
      if (reply?.ok && !isLeft) setPresent({ of: key, people: reply.people });
    };
    void say();
    const repeating = setInterval(() => void say(), repeatMs);
    return () => {
      isLeft = true;
      clearInterval(repeating);
      void hub.ask('absent', here);
    };
  }, [key, isLive, isHere]);
  if (!isLive || present.of !== key) return nobody;
  const me = pageSession()?._id;
  return present.people.filter(({ id }) => id !== me);
}
