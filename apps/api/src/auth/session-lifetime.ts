/** How long a session lives after it was last used: a week. */
export const sessionLifetimeSeconds = 7 * 24 * 60 * 60;
