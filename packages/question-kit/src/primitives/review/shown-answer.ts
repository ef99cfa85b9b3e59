/** Returns an accepted answer for display: a wildcard becomes an ellipsis, an escaped asterisk an asterisk. */
export function shownAnswer(accepted: string): string {
  return accepted.replaceAll(/\\([*\\])|\*/gu, (_, escaped: string | undefined) => escaped ?? '…');
}
