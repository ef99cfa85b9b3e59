import { QuietButton } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';
import type { Selection } from './use-selection.ts';
import { useRunChange } from './use-run-change.ts';

const Line = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
`;

interface SelectAllProps<Row> {
  /** The rows of the page. */
  shown: readonly Row[];
  /** How many match on all pages. */
  total: number;
  selection: Selection<Row>;
  /** Reads all rows that match. */
  readAll: () => Promise<readonly Row[]>;
}

/** Once the whole page is chosen: says so, and offers to choose all that match. */
export function SelectAll<Row extends { _id: string }>({ shown, total, selection, readAll }: SelectAllProps<Row>) {
  const messages = useMessages({ en, ar });
  const runChange = useRunChange();
  const line = useRef<HTMLSpanElement>(null);
  const [isReading, setReading] = useState(false);
  const isPageChosen = shown.length > 0 && shown.every(({ _id }) => selection.ids.has(_id));
  if (!isPageChosen || total <= shown.length) return null;
  const areAllChosen = selection.rows.length >= total;
  const selectAll = async () => {
    if (isReading) return;
    setReading(true);
    try {
      await runChange(async () => selection.add(await readAll()), messages.notRead);
      // The button is gone: reading goes on with what it has done.
      line.current?.focus();
    } catch {
      // The toast has reported it, and the page stays chosen.
    } finally {
      setReading(false);
    }
  };
  return (
    <Line>
      <span ref={line} tabIndex={-1}>
        {areAllChosen ? messages.allSelected(total) : messages.pageSelected(shown.length)}
      </span>
      {!areAllChosen && (
        <QuietButton tone="accent" loading={isReading} onClick={() => void selectAll()}>
          {messages.selectAll(total)}
        </QuietButton>
      )}
    </Line>
  );
}
