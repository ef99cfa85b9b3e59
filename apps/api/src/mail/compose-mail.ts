import type { Language } from '@rubrica/api-client/contract';
import { messagesFor } from '../messages/messages-for.ts';
import type { MailText } from '../messages/mails.ts';
import type { Messages } from '../messages/messages.ts';
import type { Mail } from './open-mailer.ts';

/** Returns an email in its recipient's language, as plain text and HTML. */
export function composeMail(
  to: { email: string; name: string; language: Language },
  selectText: (mail: Messages['mail']) => MailText,
): Mail {
  const { mail } = messagesFor(to.language);
  const { subject, lines, list = [], link, foot } = selectText(mail);
  const [first = '', ...rest] = lines;
  const [before, after] = [
    [mail.greeting(to.name), first],
    [...rest, mail.closing],
  ];
  const direction = to.language === 'ar' ? 'rtl' : 'ltr';
  const html = (paragraphs: string[]) => paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const action = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '';
  const items = list.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const ending = foot ? `<p><small><a href="${escapeHtml(foot.url)}">${escapeHtml(foot.label)}</a></small></p>` : '';
  const written = [
    ...before,
    ...(list.length > 0 ? [list.map((item) => `• ${item}`).join('\n')] : []),
    ...(link ? [link.url] : []),
    ...after,
    ...(foot ? [`${foot.label}: ${foot.url}`] : []),
  ];
  return {
    to: to.email,
    subject,
    text: `${written.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${to.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="max-width:36rem;margin:auto;padding:16px;font:16px/1.6 sans-serif;overflow-wrap:anywhere">${html(before)}${items && `<ul>${items}</ul>`}${action}${html(after)}${ending}</body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
