import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** May return a promise: the button shows that it works, and the dialog closes when it is kept. When it breaks, it stays open. */
  onConfirm: () => void | Promise<unknown>;
  /** A question: "Delete this question?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The verb of the title: "Delete". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
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

/** A question before something that matters. The harmless answer has the focus. */
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
  const { messages } = useUi();
  const cancel = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const Confirm = tone === 'danger' ? DangerButton : Button;

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The host has told what went wrong; the question stays, so that it can be tried again.
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      dismissible={!busy}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} onClick={onClose} disabled={busy}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Confirm variant="primary" onClick={() => void confirm()} loading={busy || loading}>
            {confirmLabel}
          </Confirm>
        </>
      }
    />
  );
}
