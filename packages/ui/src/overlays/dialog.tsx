import { useEffect, useState } from 'react';
import { overlaysMessages } from '../messages/overlays.ts';
import { useMessages } from '../provider/use-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface DialogProps extends Omit<DialogFrameProps, 'onClose' | 'onInput' | 'nested'> {
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void;
  /**
   * Whether closing would discard something: Escape, the close button and a press outside then ask first, and so does the browser
   * before the page is left. Default: whether somebody typed in a field of the dialog since it opened.
   */
  hasUnsaved?: boolean | undefined;
}

/** Fields whose content is not work that could be lost. */
const passing = 'input[type="search"], input[type="file"], [role="combobox"]';

/**
 * A modal dialog. It traps the focus while it is open and restores it when it closes. The first field has the focus, and
 * what was typed is not discarded without asking.
 */
export function Dialog({ hasUnsaved: given, onClose, ...props }: DialogProps) {
  const { open } = props;
  const messages = useMessages(overlaysMessages);
  const [isAsking, setAsking] = useState(false);
  // Its host may close it meanwhile.
  if (isAsking && !open) setAsking(false);
  const [wasTyped, setTyped] = useState(false);
  if (wasTyped && !open) setTyped(false);
  const hasUnsaved = open && (given ?? wasTyped);
  useEffect(() => {
    // A page that listens is not stored for "Back".
    if (!hasUnsaved) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  return (
    <DialogFrame
      {...props}
      onInput={(field) => {
        if (field instanceof Element && !field.matches(passing)) setTyped(true);
      }}
      onClose={() => {
        if (!hasUnsaved) return onClose();
        setAsking(true);
        return false;
      }}
      nested={
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={onClose}
          title={messages.discardTyped}
          confirmLabel={messages.discard}
          cancelLabel={messages.keepEditing}
          tone="danger"
        />
      }
    />
  );
}
