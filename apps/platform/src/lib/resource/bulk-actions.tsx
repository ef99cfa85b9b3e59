import { QuietButton } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { inBatches } from './in-batches.ts';
import { ar, en } from './messages.ts';
import { useRunChange, type ChangeResult } from './use-run-change.ts';

/** A change of selected rows. */
export interface BulkAction<Row> {
  label: string;
  icon?: ReactNode;
  /** Whether it can be done with a row; with every row when absent. It is offered only if it can be done with a chosen one. */
  appliesTo?: (row: Row) => boolean;
  /**
   * Gets the chosen rows to which it applies, at most 100 at a time unless a dialog goes on with them. Resolves with the toast to
   * show; with none where it opens a dialog.
   */
  change: (rows: readonly Row[]) => Promise<ChangeResult | void>;
  /** Whether the rows stay chosen, because a dialog goes on with them. */
  keepsSelection?: boolean;
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  /** The toast of a failure for which the server has no message. */
  failed?: string | undefined;
  /** Called with the rows that were changed: after a failure, those before it. */
  onDone: (rows: readonly Row[]) => void;
}

/** How many rows are changed at a time. */
const batchSize = 100;

interface Running {
  label: string;
  done: number;
  total: number;
}

/** Buttons that change the selected rows: those actions that apply to any of them, each with the number of rows it applies to. */
export function BulkActions<Row>({ actions, rows, failed, onDone }: BulkActionsProps<Row>) {
  const messages = useMessages({ en, ar });
  const runChange = useRunChange();
  const [running, setRunning] = useState<Running | null>(null);
  const [partlyDone, setPartlyDone] = useState<{ done: number; left: number } | null>(null);
  const run = async ({ label, change, keepsSelection }: BulkAction<Row>, applicable: readonly Row[]) => {
    if (running) return;
    const total = applicable.length;
    let done = 0;
    setPartlyDone(null);
    // A button that is busy loses the focus, and could not have it back from the dialog that it opens.
    const show = () => !keepsSelection && setRunning({ label, done, total });
    show();
    try {
      await runChange(async () => {
        const results = await inBatches(applicable, keepsSelection ? total : batchSize, change, (count) => {
          done = count;
          show();
        });
        return results.length > 1 ? messages.allDone(label, total) : results[0];
      }, failed);
      if (!keepsSelection) onDone(rows);
    } catch {
      // The toast has reported it. What is left stays chosen for another try.
      if (done > 0) {
        onDone(applicable.slice(0, done));
        setPartlyDone({ done, left: total - done });
      }
    } finally {
      setRunning(null);
    }
  };
  const offered = actions
    .map((action) => ({ action, applicable: action.appliesTo ? rows.filter(action.appliesTo) : rows }))
    .filter(({ applicable }) => applicable.length > 0);
  if (rows.length > 0 && offered.length === 0) return <span>{messages.noBulkAction}</span>;
  return (
    <>
      <span role="status">
        {running && running.total > batchSize && messages.progress(running.done, running.total)}
        {partlyDone && messages.partlyDone(partlyDone.done, partlyDone.left)}
      </span>
      {offered.map(({ action, applicable }) => (
        <QuietButton
          key={action.label}
          icon={action.icon}
          loading={running?.label === action.label}
          onClick={() => void run(action, applicable)}
        >
          {messages.bulkAction(action.label, applicable.length, rows.length)}
        </QuietButton>
      ))}
    </>
  );
}
