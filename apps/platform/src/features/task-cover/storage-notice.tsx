import { Banner } from '@rubrica/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { checkStorage, type StorageProblem } from './check-storage.ts';
import { ar, en } from './messages.ts';

/** Tells a student before an attempt what this browser cannot hold while there is no connection, and what to do. */
export function StorageNotice() {
  const { storage } = useMessages({ en, ar });
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  useEffect(() => {
    void checkStorage().then(setProblem);
  }, []);
  if (!problem) return null;
  const { title, text } = storage[problem];
  return (
    <Banner tone="warning" announce title={title}>
      {text}
    </Banner>
  );
}
