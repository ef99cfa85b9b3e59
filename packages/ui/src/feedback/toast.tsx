import { toast as sonner } from 'sonner';
import type { ReactNode } from 'react';

export interface ToastOptions {
  description?: ReactNode;
  /** Milliseconds until it closes by itself; 5000 unless told (spec.md section 9). `Infinity` stays. */
  durationMs?: number | undefined;
  /** A way on: "Undo". */
  action?: { label: string; onClick: () => void } | undefined;
  /** The same id replaces the toast that has it. */
  id?: string | undefined;
}

const show =
  (kind: 'success' | 'error' | 'info' | 'warning') =>
  (message: ReactNode, { description, durationMs, action, id }: ToastOptions = {}): string | number =>
    sonner[kind](message, {
      ...(description === undefined ? {} : { description }),
      ...(durationMs === undefined ? {} : { duration: durationMs }),
      ...(action === undefined ? {} : { action }),
      ...(id === undefined ? {} : { id }),
    });

/** Short news about something that has just happened, shown by the page's `Toaster`. Each call gives the toast's id. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Closes one toast, or all of them. */
  dismiss: (id?: string | number): void => {
    sonner.dismiss(id);
  },
};
