import type { toast as shownToast, ToastOptions } from '@rubrica/ui';

type Toast = typeof shownToast;

const { promise: ready, resolve } = Promise.withResolvers<Toast>();
const listeners = new Set<() => void>();
let wanted = false;

function show(kind: 'success' | 'error' | 'info' | 'warning', message: string, options?: ToastOptions): void {
  wanted = true;
  for (const listener of listeners) listener();
  void ready.then((toast) => toast[kind](message, options));
}

/** Short news about something that has just happened. What shows it is loaded with the first of them. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
};

/** For `ToastPlace`: whether there was a toast yet. */
export const toastDemand = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWanted: (): boolean => wanted,
  /** Told by what shows toasts, once it stands on the page. */
  meet: resolve,
};
