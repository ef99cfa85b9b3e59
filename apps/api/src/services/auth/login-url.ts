/** Returns the address of the login page. */
export const loginUrl = (origin: string): string => `${origin}/auth/login`;
