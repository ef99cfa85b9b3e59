/** How long before a meeting begins students can join it, as the server has it. */
export const joinEarlyMs = 10 * 60_000;
