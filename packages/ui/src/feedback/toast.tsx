import { toast as sonner } from 'sonner';
import type { ReactNode } from 'react';

export interface ToastOptions {
  description?: ReactNode;
  /** Milliseconds until the toast closes (spec.md section 9); `Infinity` keeps it open. Default: 5000. */
  durationMs?: number | undefined;
  /** A button, for example "Undo". */
  action?: { label: string; onClick: () => void } | undefined;
  /** Replaces the toast that has the same id. */
  id?: string | undefined;
}

/** How many toasts of an id were closed. Sonner removes one a moment later, and whatever has its id by then. */
const closed = new Map<string, number>();

const sonnerIdOf = (id: string) => `${id} ${closed.get(id) ?? 0}`;
/** Of one toast it may be told several times, and when the next one of its id is there. */
const noteClosed = (id: string, sonnerId: string) => {
  if (sonnerIdOf(id) === sonnerId) closed.set(id, (closed.get(id) ?? 0) + 1);
};

const show =
  (kind: 'success' | 'error' | 'info' | 'warning') =>
  (message: ReactNode, { description, durationMs, action, id }: ToastOptions = {}): string | number => {
    const ownId = id === undefined ? undefined : sonnerIdOf(id);
    const onClose = () => id !== undefined && ownId !== undefined && noteClosed(id, ownId);
    const onClick = () => {
      onClose();
      action?.onClick();
    };
    const sonnerId = sonner[kind](message, {
      // Named in any case: what a toast leaves out, it would keep of the one that it replaces.
      description,
      action: action && { label: action.label, onClick },
      onDismiss: onClose,
      onAutoClose: onClose,
      ...(durationMs === undefined ? {} : { duration: durationMs }),
      ...(ownId === undefined ? {} : { id: ownId }),
    });
    return id ?? sonnerId;
  };

/** Shows a short message about an event in the page's `Toaster`. Each call returns the id of the toast. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Closes the toast with an id, or all toasts. */
  dismiss: (id?: string | number): void => {
    if (typeof id !== 'string') sonner.dismiss(id);
    else {
      const sonnerId = sonnerIdOf(id);
      sonner.dismiss(sonnerId);
      noteClosed(id, sonnerId);
    }
  },
};
