import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useEffect, useState } from 'react';
import { pageSession } from '../../lib/storage/session.ts';
import { tabLocks } from '../../lib/tabs/locks.ts';
import { openTabsChannel } from '../../lib/tabs/open-tabs-channel.ts';

/** How often a tab that is one of several looks whether it still is: one that is closed or has crashed says nothing. */
const lookAgainMs = 3000;

/** Returns whether an attempt is open in another tab of this browser. The server sees one session, whatever the number of tabs. */
export function useOtherTab(attempt: TaskTakenId): boolean {
  const [hasOther, setOther] = useState(false);
  useEffect(() => {
    const locks = tabLocks();
    if (!locks) return undefined;
    // Each tab holds a lock, which the browser takes back with the tab.
    const name = `rubrica-attempt-${pageSession()?._id ?? ''}-${attempt}`;
    const leaving = new AbortController();
    const look = async () => {
      const { held = [] } = await locks.query();
      if (!leaving.signal.aborted) setOther(held.filter((lock) => lock.name === name).length > 1);
    };
    const { tell, close } = openTabsChannel(name, () => void look());
    const left = new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    const holding = locks.request(name, { mode: 'shared' }, async () => {
      tell();
      await look();
      await left;
    });
    const looking = setInterval(() => void look(), lookAgainMs);
    return () => {
      clearInterval(looking);
      leaving.abort();
      void holding.finally(() => {
        tell();
        close();
      });
    };
  }, [attempt]);
  return hasOther;
}
