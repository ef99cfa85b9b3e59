import type { UserImport, UserImportId } from '@rubrica/api-client/contract';
import { ApiError } from '@rubrica/api-client';
import { ConfirmDialog, QuietButton } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
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

const resultId = (id: UserImportId) => `undone-${id}`;

/** Undoes an import after a question; nothing once that is no longer possible. `UndoneImport` has the focus then. */
export function UndoImport({ done, label, onUndone }: UndoImportProps) {
  const { undo: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [isAsking, setAsking] = useState(false);
  const isTooOld = useIsOver(done.undoUntil);
  const kept = useKeepFocus(() => document.getElementById(resultId(done._id))?.focus());
  const undo = async () => {
    try {
      const after = await api.undoUserImport({ params: { id: done._id } });
      onUndone?.(after);
      await invalidate(client, 'User', 'Group');
      if (!after.undone) return undefined;
      const names = after.undone.kept.map(({ name }) => name);
      return names.length === 0 ? m.done(after.undone) : `${m.done(after.undone)} ${m.keptNames(names)}`;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'import_undone')) throw error;
      // By somebody else, or in another tab: what came of it is to be shown here too.
      const { items } = await api.listUserImports({ query: { limit: 100 } });
      const after = items.find(({ _id }) => _id === done._id);
      if (after) onUndone?.(after);
      await invalidate(client, 'User', 'Group');
      return { info: errorText(error, common) };
    }
  };
  return (
    <div style={{ display: 'contents' }} {...kept}>
      {!done.undone && !isTooOld && (
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
            onConfirm={() => runChange(undo, m.failed)}
          >
            {m.body}
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}

const Result = styled.div`
  outline: none;
`;

const Kept = styled.ul`
  margin: 0;
  padding-inline-start: 20px;
`;

interface UndoneImportProps {
  id: UserImportId;
  undone: NonNullable<UserImport['undone']>;
}

/** What an undone import took back, and who stays and why. */
export function UndoneImport({ id, undone }: UndoneImportProps) {
  const { undo: m, past } = useMessages({ en, ar });
  const format = useFormat();
  return (
    <Result id={resultId(id)} tabIndex={-1}>
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
    </Result>
  );
}
