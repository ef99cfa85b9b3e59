import { QuietButton } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';
import { useRunChange, type ChangeResult } from './use-run-change.ts';

/** A change of selected rows. */
export interface BulkAction<Row> {
  label: string;
  icon?: ReactNode;
  /** Whether it can be done with a row; with every row when absent. It is offered only if it can be done with a chosen one. */
  appliesTo?: (row: Row) => boolean;
  /** Gets the chosen rows to which it applies. Resolves with the toast to show; with none where it opens a dialog. */
  change: (rows: readonly Row[]) => Promise<ChangeResult | void>;
  /** Whether the rows stay chosen, because a dialog goes on with them. */
  keepsSelection?: boolean;
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  /** The toast of a failure for which the server has no message. */
  failed?: string | undefined;
  /** Called after a successful change. */
  onDone: () => void;
}

/** Buttons that change the selected rows: those actions that apply to any of them, each with the number of rows it applies to. */
export function BulkActions<Row>({ actions, rows, failed, onDone }: BulkActionsProps<Row>) {
  const messages = useMessages({ en, ar });
  const runChange = useRunChange();
  const [running, setRunning] = useState<string | null>(null);
  const run = async ({ label, change, keepsSelection }: BulkAction<Row>, applicable: readonly Row[]) => {
    setRunning(label);
    try {
      await runChange(() => change(applicable), failed);
      if (!keepsSelection) onDone();
    } catch {
      // The toast has reported it. The selection stays for another try.
    } finally {
      setRunning(null);
    }
  };
  const offered = actions
    .map((action) => ({ action, applicable: action.appliesTo ? rows.filter(action.appliesTo) : rows }))
    .filter(({ applicable }) => applicable.length > 0);
  if (rows.length > 0 && offered.length === 0) return <span>{messages.noBulkAction}</span>;
  return offered.map(({ action, applicable }) => (
    <QuietButton
      key={action.label}
      icon={action.icon}
      loading={running === action.label}
      onClick={() => void run(action, applicable)}
    >
      {messages.bulkAction(action.label, applicable.length, rows.length)}
    </QuietButton>
  ));
}
