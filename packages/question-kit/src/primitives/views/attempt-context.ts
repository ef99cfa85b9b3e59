import { createContext, useContext } from 'react';

/** The name under which recordings and counted plays of one attempt are kept on this device. */
export const AttemptContext = createContext('');

/** The attempt that the question in which this stands belongs to; empty where the host named none. */
export function useAttempt(): string {
  return useContext(AttemptContext);
}
