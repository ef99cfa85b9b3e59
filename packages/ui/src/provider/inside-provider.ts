import { createContext } from 'react';

/** Whether a provider stands above, which has put the global style on the page already. */
export const InsideProvider = createContext(false);
