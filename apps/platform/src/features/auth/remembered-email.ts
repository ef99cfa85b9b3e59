const key = 'rubrica-remembered-email';

/** The address that "Remember Me" keeps on this device; empty where none is kept. */
export const rememberedEmail = {
  read: (): string => localStorage.getItem(key) ?? '',
  write: (email: string): void => {
    if (email) localStorage.setItem(key, email);
    else localStorage.removeItem(key);
  },
};
