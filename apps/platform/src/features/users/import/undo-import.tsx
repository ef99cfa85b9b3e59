import type { UserImport } from '@rubrica/api-client/contract';
import { ConfirmDialog, QuietButton } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useIsOver } from './use-is-over.ts';

interface UndoImportProps {
  done: UserImport;
  label: string;
  onUndone?: (undone: UserImport) => void;
}

/** Undoes an import after a question; nothing once that is no longer possible. */
export function UndoImport({ done, label, onUndone }: UndoImportProps) {
  const { undo: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const [isAsking, setAsking] = useState(false);
  const isTooOld = useIsOver(done.undoUntil);
  if (done.undone || isTooOld) return null;
  return (
    <>
      <QuietButton icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {label}
      </QuietButton>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={m.title(done.fileName)}
        confirmLabel={m.confirm}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          runChange(async () => {
            const after = await api.undoUserImport({ params: { id: done._id } });
            onUndone?.(after);
            await invalidate(client, 'User', 'Group');
            return after.undone ? m.done(after.undone) : undefined;
          }, m.failed)
        }
      >
        {m.body}
      </ConfirmDialog>
    </>
  );
}

const Kept = styled.ul`
  margin: 0;
  padding-inline-start: 20px;
`;

/** What an undone import took back, and who stays and why. */
export function UndoneImport({ undone }: { undone: NonNullable<UserImport['undone']> }) {
  const { undo: m, past } = useMessages({ en, ar });
  const format = useFormat();
  return (
    <div>
      <p>{past.undone(format.dateTime(undone.at), undone.by)}</p>
      <p>{m.done(undone)}</p>
      {undone.kept.length > 0 && (
        <>
          <p>{m.kept(undone.kept.length)}</p>
          <Kept>
            {undone.kept.map(({ user, name, reason }) => (
              <li key={user}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </Kept>
        </>
      )}
    </div>
  );
}
