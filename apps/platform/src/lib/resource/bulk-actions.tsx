import { QuietButton } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
import { useRunChange, type ChangeResult } from './use-run-change.ts';

/** A change of all selected rows. */
export interface BulkAction<Row> {
  label: string;
  icon?: ReactNode;
  /** Resolves with the toast to show. */
  change: (rows: readonly Row[]) => Promise<ChangeResult>;
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  /** The toast of a failure for which the server has no message. */
  failed?: string | undefined;
  /** Called after a successful change. */
  onDone: () => void;
}

/** Buttons that change all selected rows. */
export function BulkActions<Row>({ actions, rows, failed, onDone }: BulkActionsProps<Row>) {
  const runChange = useRunChange();
  const [running, setRunning] = useState<string | null>(null);
  const run = async ({ label, change }: BulkAction<Row>) => {
    setRunning(label);
    try {
      await runChange(() => change(rows), failed);
      onDone();
    } catch {
      // The toast has reported it. The selection stays for another try.
    } finally {
      setRunning(null);
    }
  };
  return actions.map((action) => (
    <QuietButton
      key={action.label}
      icon={action.icon}
      loading={running === action.label}
      onClick={() => void run(action)}
    >
      {action.label}
    </QuietButton>
  ));
}
