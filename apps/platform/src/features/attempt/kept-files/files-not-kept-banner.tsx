import { Banner } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import type { FilesNotKept } from './keep-files.ts';
import { filesNotKeptMessages } from './messages.ts';

export interface FilesNotKeptBannerProps {
  notKept: FilesNotKept;
  isOffline: boolean;
}

const namesOf = (files: FilesNotKept['waiting']) => files.map(({ name }) => name);

/** Says which pictures and recordings a page without a connection does not have, before a student relies on them. */
export function FilesNotKeptBanner({ notKept, isOffline }: FilesNotKeptBannerProps) {
  const messages = useMessages(filesNotKeptMessages);
  const [isDismissed, setDismissed] = useState(false);
  const tooLarge = namesOf(notKept.tooLarge);
  const waiting = isOffline ? namesOf(notKept.waiting) : [];
  const count = tooLarge.length + waiting.length;
  // What was read once counts again when there is no connection.
  if (count === 0 || (isDismissed && !isOffline)) return null;
  const onDismiss = isOffline ? undefined : () => setDismissed(true);
  return (
    <Banner tone={isOffline ? 'warning' : 'info'} title={messages.title(count)} onDismiss={onDismiss}>
      {tooLarge.length > 0 && <p>{messages.tooLarge(tooLarge)}</p>}
      {waiting.length > 0 && <p>{messages.waiting(waiting)}</p>}
    </Banner>
  );
}
