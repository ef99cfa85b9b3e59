type Listener = (isReplaced: boolean) => void;

const listeners = new Set<Listener>();

/** Calls the listener when the server reports that this page's session has ended, with whether another one is stored by now. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportSessionEnded(isReplaced: boolean): void {
  for (const listener of listeners) listener(isReplaced);
}
