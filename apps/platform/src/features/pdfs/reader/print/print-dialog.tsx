import { Banner, Button, Dialog, Progress, Stack, TextField } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../lib/i18n.ts';
import { latinDigits } from '../../../../lib/text/latin-digits.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import { ar, en } from '../messages.ts';
import { maxPrintedPages, printPages } from './print-pages.ts';

interface PrintDialogProps {
  document: PDFDocumentProxy;
  /** The page in sight. */
  page: number;
  onClose: () => void;
}

/** Asks which pages to print, and prepares them. */
export function PrintDialog({ document, page, onClose }: PrintDialogProps) {
  const messages = useMessages({ en, ar });
  const count = document.numPages;
  const isSmall = count <= maxPrintedPages;
  const [first, setFirst] = useState(String(isSmall ? 1 : page));
  const [last, setLast] = useState(String(isSmall ? count : page));
  const [prepared, setPrepared] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const [from, to] = [Number(latinDigits(first)), Number(latinDigits(last))];
  const isInOrder = Number.isInteger(from) && Number.isInteger(to) && 1 <= from && from <= to && to <= count;
  const isFew = to - from < maxPrintedPages;

  const print = async () => {
    setFailure('');
    if (!isInOrder) return setFailure(messages.printRange(count));
    if (!isFew) return setFailure(messages.printHint(maxPrintedPages));
    const running = new AbortController();
    controller.current = running;
    try {
      await printPages({ document, first: from, last: to, signal: running.signal, onProgress: setPrepared });
      onClose();
    } catch {
      if (!running.signal.aborted) setFailure(messages.printFailed);
      setPrepared(null);
    }
  };

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={messages.printTitle}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" loading={prepared !== null} onClick={() => void print()}>
            {messages.print}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <TextField
          label={messages.printFrom}
          inputMode="numeric"
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          label={messages.printTo}
          hint={isSmall ? undefined : messages.printHint(maxPrintedPages)}
          inputMode="numeric"
          value={last}
          onChange={(event) => setLast(event.target.value)}
        />
        {prepared !== null && (
          <Progress label={messages.printing(prepared, to)} value={(prepared - from) / (to - from + 1)} valueText="" />
        )}
      </Stack>
    </Dialog>
  );
}
