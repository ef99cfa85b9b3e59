import type { Language, NoticeContent } from '@rubrica/api-client/contract';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/open-mailer.ts';

interface DigestContent {
  /** The newest first. */
  contents: NoticeContent[];
  /** How many are not listed. */
  more: number;
  /** The page with all of them. */
  url: string;
  unsubscribeUrl: string;
  timeZone: string;
}

/** Returns the mail with what is new, in its recipient's language, with the headers by which mail programs unsubscribe (RFC 8058). */
export function composeDigest(
  to: { email: string; name: string; language: Language },
  { contents, more, url, unsubscribeUrl, timeZone }: DigestContent,
): Mail {
  const format = new Intl.DateTimeFormat(to.language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: to.language === 'ar' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const when = (moment: string) => format.format(new Date(moment));
  const mail = composeMail(to, ({ digest }) => digest({ contents, more, url, unsubscribeUrl, timeZone, when }));
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
