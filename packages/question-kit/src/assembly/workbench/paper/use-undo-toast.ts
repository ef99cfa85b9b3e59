import { toast } from '@rubrica/ui';
import { useCallback } from 'react';
import { undoToastId, type PaperActions } from '../state/use-paper-actions.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';

/** Says what was done to the paper, for everybody, with a button that takes it back. */
export function useUndoToast({ undo }: Pick<PaperActions, 'undo'>, announce: (text: string) => void) {
  const { said } = usePaperMessages();
  return useCallback(
    (text: string, description?: string) => {
      announce(text);
      toast.success(text, {
        id: undoToastId,
        ...(description === undefined ? {} : { description }),
        action: {
          label: said.undo,
          onClick: () => {
            if (undo()) announce(said.undone);
          },
        },
      });
    },
    [undo, announce, said],
  );
}
