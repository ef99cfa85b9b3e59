import type { Named } from '@rubrica/api-client/contract';
import { Button, ConfirmDialog, Dialog } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface RemoveDialogProps {
  item: Named;
  /** What else archiving it does. */
  archiveEffect?: string | undefined;
  onArchive: () => void;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Removes an item that nothing uses. For an item in use it shows the number of uses and offers to archive it. */
export function RemoveDialog({ item, archiveEffect, onArchive, onRemove, onClose }: RemoveDialogProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const runChange = useRunChange();

  if (item.uses > 0) {
    const archive = () => {
      onArchive();
      onClose();
    };
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={m.removeUsedTitle(item.name)}
        description={[m.removeUsedBody(m.uses(item.uses)), ...(item.archived ? [] : [m.archiveInstead, archiveEffect])]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            <Button onClick={onClose}>{common.close}</Button>
            {!item.archived && (
              <Button variant="primary" onClick={archive}>
                {common.archive}
              </Button>
            )}
          </>
        }
      />
    );
  }

  // It may have come into use since; the server's message then has the number of uses.
  const remove = () =>
    runChange(async () => {
      await onRemove();
      return m.removed(item.name);
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      tone="danger"
      title={m.removeTitle(item.name)}
      confirmLabel={common.remove}
    >
      {m.removeBody}
    </ConfirmDialog>
  );
}
