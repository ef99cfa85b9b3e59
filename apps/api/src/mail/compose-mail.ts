import type { Language } from '@rubrica/api-client/contract';
import { messagesFor } from '../messages/messages-for.ts';
import type { MailText, Messages } from '../messages/messages.ts';
import type { Mail } from './open-mailer.ts';

/** Returns an email in its recipient's language, as plain text and HTML. */
export function composeMail(
  to: { email: string; name: string; language: Language },
  selectText: (mail: Messages['mail']) => MailText,
): Mail {
  const { mail } = messagesFor(to.language);
  const { subject, lines } = selectText(mail);
  const paragraphs = [mail.greeting(to.name), ...lines, mail.closing];
  const direction = to.language === 'ar' ? 'rtl' : 'ltr';
  const body = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    to: to.email,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${to.language}" dir="${direction}"><body style="font:16px/1.6 sans-serif">${body}</body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
