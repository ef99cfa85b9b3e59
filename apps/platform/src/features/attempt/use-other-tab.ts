import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useEffect, useState } from 'react';
import { readSession } from '../../lib/storage/session.ts';
import { openTabsChannel } from '../../lib/tabs/open-tabs-channel.ts';

/** What the tabs in which an attempt is open say to each other. */
type Message = 'opened' | 'also open' | 'left';

/** Returns whether an attempt is open in another tab of this browser. The server sees one session, whatever the number of tabs. */
export function useOtherTab(attempt: TaskTakenId): boolean {
  const [hasOther, setOther] = useState(false);
  useEffect(() => {
    const { tell, close } = openTabsChannel(`rubrica-attempt-${readSession()?._id ?? ''}-${attempt}`, (message) => {
      setOther(message !== 'left');
      // Of several others one may have left: those that stay say so.
      if (message === 'left') say('opened');
      if (message === 'opened') say('also open');
    });
    const say: (message: Message) => void = tell;
    const leave = () => say('left');
    addEventListener('pagehide', leave);
    say('opened');
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      close();
    };
  }, [attempt]);
  return hasOther;
}
