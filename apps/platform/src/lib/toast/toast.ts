import type { toast as uiToast, ToastOptions } from '@rubrica/ui';

type Toast = typeof uiToast;

const { promise: loadedToast, resolve } = Promise.withResolvers<Toast>();
const listeners = new Set<() => void>();
let isRequested = false;

function show(kind: 'success' | 'error' | 'info' | 'warning', message: string, options?: ToastOptions): void {
  isRequested = true;
  for (const listener of listeners) listener();
  void loadedToast.then((toast) => toast[kind](message, options));
}

/** Shows a short message about something that has just happened. The toaster is shown with the first message. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Removes a message that does not count any more. */
  dismiss: (id: string) => void loadedToast.then((loaded) => loaded.dismiss(id)),
};

/** For `LazyToaster`: whether the toaster is needed yet. */
export const toasterLoading = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isRequested: (): boolean => isRequested,
  /** Called by the toaster once it is mounted; the waiting messages are then shown. */
  resolve,
};
