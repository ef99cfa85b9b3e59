import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { overlaysMessages } from '../messages/overlays.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';
import { DialogFrame } from './dialog-frame.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** May return a promise: the button is loading until it settles. The dialog closes when it resolves and stays open when it rejects. */
  onConfirm: () => void | Promise<unknown>;
  /** A question: "Delete this question?" */
  title: string;
  /** What will happen and whether it can be undone. */
  children?: ReactNode;
  /** The verb of the title, for example "Delete". */
  confirmLabel: string;
  /** Default: "Cancel". */
  cancelLabel?: string | undefined;
  /** `danger` for destructive actions. Default: `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Shows the confirm button as loading. */
  loading?: boolean | undefined;
}

const DangerButton = styled(Button)`
  &&:not(:disabled) {
    background: ${token.color.danger};
    color: ${token.color.onDanger};
  }
  &&:hover:not(:disabled) {
    background: ${token.color.dangerHover};
  }
`;

/** Asks for confirmation before an action. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'neutral',
    loading = false,
  } = props;
  const messages = useMessages(overlaysMessages);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const ConfirmButton = tone === 'danger' ? DangerButton : Button;

  const confirm = async () => {
    setIsConfirming(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The host has reported the error; the dialog stays open for another attempt.
    } finally {
      setIsConfirming(false);
    }
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      dismissible={!isConfirming}
      initialFocus={cancelButton}
      actions={
        <>
          <Button ref={cancelButton} onClick={onClose} disabled={isConfirming}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <ConfirmButton variant="primary" onClick={() => void confirm()} loading={isConfirming || loading}>
            {confirmLabel}
          </ConfirmButton>
        </>
      }
    />
  );
}
