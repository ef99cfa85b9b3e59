const listeners = new Set<() => void>();

/** Calls the listener when the server reports that this session has ended. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportSessionEnded(): void {
  for (const listener of listeners) listener();
}
