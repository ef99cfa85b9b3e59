import { createContext, useContext } from 'react';

/** The key under which recordings and play counts of an attempt are stored on this device. */
export const AttemptContext = createContext('');

/** Returns the key of the attempt of the surrounding question; empty if the host set none. */
export function useAttempt(): string {
  return useContext(AttemptContext);
}
