import type { BookContent, BookPage } from '@rubrica/api-client/contract';
import { useCallback, type Dispatch } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { sendFile } from '../../../lib/uploads/send-file.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { addImage, mostImages } from './book-changes.ts';
import type { BookAction } from './book-state.ts';
import { isPicture } from './picture-types.ts';
import type { Change } from './use-history.ts';

/** Stores pictures that are pasted, dropped or chosen, and puts each on its page once it has arrived. */
export function usePictures(change: Change<BookContent>, dispatch: Dispatch<BookAction>) {
  const { pictures: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  return useCallback(
    (page: BookPage, files: readonly File[]) => {
      const pictures = files.filter(isPicture);
      if (pictures.length < files.length) toast.error(m.notPicture);
      const room = mostImages - page.images.length;
      if (pictures.length > room) toast.error(m.tooMany(mostImages));
      for (const file of pictures.slice(0, room)) {
        const key = crypto.randomUUID();
        dispatch({ kind: 'add-image', image: { key, name: file.name, page: page._id } });
        sendFile(file, { kind: 'image', key, signal: new AbortController().signal, onProgress: () => {} })
          .then(
            ({ ref }) => change((content) => addImage(content, page._id, { file: ref, alt: '' })),
            (error: unknown) => toast.error(errorText(error, common, m.failed)),
          )
          .finally(() => dispatch({ kind: 'image-settled', key }));
      }
    },
    [change, common, dispatch, m],
  );
}
