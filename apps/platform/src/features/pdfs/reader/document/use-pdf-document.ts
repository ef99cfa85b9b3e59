import type { FileRef } from '@rubrica/question-kit';
import { useEffect, useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { getDocument, pdfOptions, type PDFDocumentProxy } from './pdf-js.ts';
import { SignedRanges } from './signed-ranges.ts';

/** A file that is being opened, is open, or cannot be. */
export type OpenedPdf =
  | { state: 'opening' }
  | { state: 'open'; document: PDFDocumentProxy }
  | { state: 'failed'; reason: 'password' | 'broken' | 'lost'; error: unknown };

/** Bytes of one request: a page of text in one, and few requests for a scanned one. */
const rangeBytes = 128 * 1024;

/** Opens a stored file part by part, and closes it when it is left. A component that tries again is mounted anew. */
export function usePdfDocument(file: FileRef) {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });
  const [isStalled, setStalled] = useState(false);
  const { id, size } = file;

  useEffect(() => {
    let isLeft = false;
    const settle = (next: OpenedPdf) => {
      if (!isLeft) setOpened(next);
    };
    const range = new SignedRanges({
      sizeBytes: size,
      sign: async (signal) => (await api.getFile({ params: { id }, signal })).url,
      onStalled: (next) => {
        if (!isLeft) setStalled(next);
      },
      onLost: (error) => settle({ state: 'failed', reason: 'lost', error }),
    });
    const loading = getDocument({
      ...pdfOptions,
      range,
      rangeChunkSize: rangeBytes,
      // Parts that nobody looks at are not loaded.
      disableAutoFetch: true,
      disableStream: true,
    });
    const open = async () => {
      try {
        settle({ state: 'open', document: await loading.promise });
      } catch (error) {
        const isLocked = error instanceof Error && error.name === 'PasswordException';
        settle({ state: 'failed', reason: isLocked ? 'password' : 'broken', error });
      }
    };
    void open();
    return () => {
      isLeft = true;
      void loading.destroy();
    };
  }, [id, size]);

  return { opened, isStalled };
}
