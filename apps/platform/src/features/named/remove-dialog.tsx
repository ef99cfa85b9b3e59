import type { Named } from '@rubrica/api-client/contract';
import { Button, ConfirmDialog, Dialog } from '@rubrica/ui';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { toast } from '../../lib/toast/toast.ts';
import type { namedCalls } from './kinds.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface RemoveDialogProps {
  item: Named;
  calls: ReturnType<typeof namedCalls>;
  onArchive: () => void;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Removes what nothing uses; of what is used it says by how many, and offers the archive. */
export function RemoveDialog({ item, calls, onArchive, onRemoved, onClose }: RemoveDialogProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();

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
        description={m.removeUsedBody(m.uses(item.uses))}
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

  const remove = async () => {
    try {
      await calls.remove(item._id);
      toast.success(m.removed(item.name));
    } catch (error) {
      // Somebody may have begun to use it since: the server then says by how many.
      toast.error(errorText(error, common));
      throw error;
    } finally {
      await onRemoved();
    }
  };
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
