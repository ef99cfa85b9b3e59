/** What is stored in the `localStorage` that each file of unit tests is given. */
export const stored = new Map<string, string>();

/** In place of the browser's `localStorage`, which Node does not have. */
export const localStorageStub = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
