const key = 'rubrica-remembered-email';

/** The email that "Remember Me" stored on this device; empty if there is none. */
export const rememberedEmail = {
  read: (): string => localStorage.getItem(key) ?? '',
  write: (email: string): void => {
    try {
      if (email) localStorage.setItem(key, email);
      else localStorage.removeItem(key);
    } catch {
      // Without room it is typed again.
    }
  },
};
