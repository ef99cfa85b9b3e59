import { type NoticeContent, noticeText } from '@rubrica/api-client/contract';
import { plural } from './plural.ts';

/** What a mail with notices is made of. */
interface DigestText {
  /** The newest first. */
  contents: readonly NoticeContent[];
  /** How many are not listed. */
  more: number;
  /** The page with all of them. */
  url: string;
  unsubscribeUrl: string;
  timeZone: string;
  /** Writes a moment on the school's clock. */
  when: (moment: string) => string;
}

/** The text of an email; `lines` are paragraphs. */
export interface MailText {
  subject: string;
  lines: string[];
  /** What the email asks for, below the first paragraph. */
  link?: { label: string; url: string };
  /** What the first paragraph announces, as a list. */
  list?: string[];
  /** A link below everything. */
  foot?: { label: string; url: string };
}

/** The mails of the server, in one language. */
export interface MailTexts {
  greeting: (name: string) => string;
  closing: string;
  otp: (code: string) => MailText;
  alreadyRegistered: (loginUrl: string) => MailText;
  approved: (loginUrl: string) => MailText;
  rejected: (reason: string) => MailText;
  passwordChanged: MailText;
  digest: (digest: DigestText) => MailText;
  /** `until` is the last day on which the link works. */
  invitation: (account: { email: string; url: string; until: string }) => MailText;
}

export const mailsEn: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  closing: 'Rubrica',
  otp: (code) => ({
    subject: `${code} is your code`,
    lines: [
      `Your code to set a new password is ${code}.`,
      'It is valid for one minute and can be used once. If you did not request it, ignore this email: nothing will change.',
    ],
  }),
  alreadyRegistered: (loginUrl) => ({
    subject: 'You already have an account',
    lines: [
      'Somebody, perhaps you, has tried to register with this address. You already have an account, and nothing has changed.',
      'If you have forgotten your password, choose “Forgot password?” on the login page.',
    ],
    link: { label: 'Log in', url: loginUrl },
  }),
  approved: (loginUrl) => ({
    subject: 'Your account is open',
    lines: ['Your account has been approved. You can log in now with the email and password you registered.'],
    link: { label: 'Log in', url: loginUrl },
  }),
  rejected: (reason) => ({
    subject: 'About your registration',
    lines: [
      'Your school has not opened an account for you, and gives this reason:',
      reason,
      'You can register again with the same email, for example to correct something.',
    ],
  }),
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'Your password has just been changed, and you are logged out everywhere else.',
      'If this was not you, reset it with “Forgot password?” immediately and tell your school.',
    ],
  },
  digest: ({ contents, more, url, unsubscribeUrl, timeZone, when }) => ({
    subject: plural('en', contents.length + more, { one: '# new notice', other: '# new notices' }),
    lines: [
      'This is new since the last mail, and you have not read it yet:',
      `Times are those of the school (${timeZone}).`,
    ],
    list: [
      ...contents.map((content) => noticeText('en', content, when)),
      ...(more > 0 ? [plural('en', more, { one: 'One more, in the app', other: '# more, in the app' })] : []),
    ],
    link: { label: 'Open my notices', url },
    foot: { label: 'Mail me no notices any more', url: unsubscribeUrl },
  }),
  invitation: ({ email, url, until }) => ({
    subject: 'Your account at Rubrica',
    lines: [
      `Your school has made an account for you, with the email ${email}. Choose a password to open it:`,
      `The link is for you alone. It works once, until ${until}; after that, its page can send you a new one.`,
    ],
    link: { label: 'Choose my password', url },
  }),
};

export const mailsAr: MailTexts = {
  greeting: (name) => `مرحبًا ${name}،`,
  closing: 'روبريكا',
  otp: (code) => ({
    subject: `رمزك هو ${code}`,
    lines: [
      `رمز تعيين كلمة المرور الجديدة هو ${code}.`,
      'الرمز صالح لدقيقة واحدة ولاستخدام واحد. إذا لم تطلبه فتجاهل هذه الرسالة، ولن يتغير شيء.',
    ],
  }),
  alreadyRegistered: (loginUrl) => ({
    subject: 'لديك حساب بالفعل',
    lines: [
      'طلب أحدهم، ربما أنت، فتح حساب بهذا العنوان. لديك حساب بالفعل ولم يتغير شيء.',
      'إذا نسيت كلمة المرور فاختر «نسيت كلمة المرور؟» في صفحة الدخول.',
    ],
    link: { label: 'الدخول', url: loginUrl },
  }),
  approved: (loginUrl) => ({
    subject: 'أصبح حسابك مفتوحًا',
    lines: ['تمت الموافقة على حسابك. يمكنك الآن الدخول بالبريد وكلمة المرور اللذين سجلت بهما.'],
    link: { label: 'الدخول', url: loginUrl },
  }),
  rejected: (reason) => ({
    subject: 'بخصوص تسجيلك',
    lines: [
      'لم تفتح مدرستك حسابًا لك، وذكرت هذا السبب:',
      reason,
      'يمكنك التسجيل مرة أخرى بالبريد نفسه، لتصحيح شيء مثلًا.',
    ],
  }),
  passwordChanged: {
    subject: 'تم تغيير كلمة مرورك',
    lines: [
      'تم تغيير كلمة مرورك الآن، وتم تسجيل خروجك من الأجهزة الأخرى.',
      'إذا لم تكن أنت من فعل ذلك فعيّن كلمة جديدة فورًا من «نسيت كلمة المرور؟» وأخبر مدرستك.',
    ],
  },
  digest: ({ contents, more, url, unsubscribeUrl, timeZone, when }) => ({
    subject: plural('ar', contents.length + more, {
      one: 'إشعار جديد واحد',
      two: 'إشعاران جديدان',
      few: '# إشعارات جديدة',
      many: '# إشعارًا جديدًا',
      other: '# إشعار جديد',
    }),
    lines: ['هذا ما جدّ منذ آخر رسالة ولم تقرأه بعد:', `الأوقات بتوقيت المدرسة (\u2068${timeZone}\u2069).`],
    list: [
      ...contents.map((content) => noticeText('ar', content, when)),
      ...(more > 0
        ? [
            plural('ar', more, {
              one: 'وإشعار آخر في التطبيق',
              two: 'وإشعاران آخران في التطبيق',
              few: 'و# إشعارات أخرى في التطبيق',
              many: 'و# إشعارًا آخر في التطبيق',
              other: 'و# إشعار آخر في التطبيق',
            }),
          ]
        : []),
    ],
    link: { label: 'فتح إشعاراتي', url },
    foot: { label: 'لا ترسلوا إليّ إشعارات بالبريد', url: unsubscribeUrl },
  }),
  invitation: ({ email, url, until }) => ({
    subject: 'حسابك في روبريكا',
    lines: [
      `أنشأت مدرستك حسابًا لك بالبريد \u2066${email}\u2069. اختر كلمة مرور لفتحه:`,
      `الرابط لك وحدك، ويعمل مرة واحدة حتى ${until}. بعد ذلك يمكن لصفحته أن ترسل إليك رابطًا جديدًا.`,
    ],
    link: { label: 'اختيار كلمة المرور', url },
  }),
};
