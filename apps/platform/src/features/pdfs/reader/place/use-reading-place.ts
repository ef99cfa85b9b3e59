import type { Pdf } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { invalidate } from '../../../../lib/query-keys.ts';
import { tryReport } from '../../../../lib/saving/try-save.ts';
import { pageSession } from '../../../../lib/storage/session.ts';
import { beginPlace, forgetKeptPlace, keepPlace, readKeptPlace } from './kept-place.ts';
import { createPlaceReporter } from './place-reporter.ts';

/**
 * Keeps somebody's place in a document and the pages that they have read: on this device at once, and on the server a moment
 * later. What a lost network holds back is sent when it is there again, or when the document is next opened.
 */
export function useReadingPlace({ _id: pdf, progress, pageCount }: Pick<Pdf, '_id' | 'progress' | 'pageCount'>) {
  const client = useQueryClient();
  const [begin] = useState(() => {
    const user = pageSession()?._id ?? '';
    return { user, ...beginPlace(progress, readKeptPlace({ user, pdf }), pageCount) };
  });
  const [readPages, setReadPages] = useState<ReadonlySet<number>>(
    () => new Set([...(progress?.pagesRead ?? []), ...(begin.unsent?.pagesRead ?? [])]),
  );
  const [reporter] = useState(() => {
    const reader = { user: begin.user, pdf };
    let { base } = begin;
    return createPlaceReporter({
      begin: begin.place,
      unsent: begin.unsent,
      read: readPages,
      save: (body) =>
        tryReport(async () => {
          const { updatedAt } = await api.savePdfProgress({ params: { id: pdf }, body });
          base = updatedAt;
        }),
      keep: (place) => (place ? keepPlace(reader, place, base) : forgetKeptPlace(reader)),
      onRead: setReadPages,
    });
  });

  useEffect(() => {
    const sendNow = () => void reporter.send();
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    // What this device has kept since the document was last open.
    sendNow();
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendWhenHidden);
    const leave = async () => {
      reporter.stop();
      await reporter.send();
      await invalidate(client, 'Pdf');
    };
    return () => {
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      void leave();
    };
  }, [client, reporter]);

  return { begin: begin.place, readPages, report: reporter.report };
}
