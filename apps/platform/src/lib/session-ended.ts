const listeners = new Set<() => void>();

/** Told once the server no longer knows this session. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSessionEnded(): void {
  for (const listener of listeners) listener();
}
