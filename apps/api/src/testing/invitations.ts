import type { Mail } from '../mail/open-mailer.ts';

/** The token of the invitation that a mail carries; empty without one. */
export function invitationTokenOf(mail: Mail | undefined): string {
  return /\/auth\/invite(?:\?lang=ar)?#(?<token>[\w-]+)/u.exec(mail?.text ?? '')?.groups?.token ?? '';
}
