import type { Language } from '@rubrica/api-client/contract';

const en = {
  details: 'My details',
  languageNotStored:
    'Mails stay in the language they had, because the change could not be stored. Choose the language in “My details” again later.',
  changePassword: 'Change password',
  myData: 'Download my data',
  myDataFailed: 'Your data could not be downloaded. Please try again.',
  sessions: 'Where you are logged in',
  pairing: 'Link a parent',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  unsentTitle: 'Log out and delete what is not sent?',
  unsent: (count: number) =>
    count === 1
      ? 'A message to your school is not sent yet. If you log out now, it is deleted from this device.'
      : `${count} messages to your school are not sent yet. If you log out now, they are deleted from this device.`,
  unsentConfirm: 'Log out and delete',
};

const ar: typeof en = {
  details: 'بياناتي',
  languageNotStored: 'تبقى الرسائل البريدية بلغتها السابقة لأن التغيير لم يُحفظ. اختر اللغة لاحقًا في «بياناتي».',
  changePassword: 'تغيير كلمة المرور',
  myData: 'تنزيل بياناتي',
  myDataFailed: 'تعذّر تنزيل بياناتك. يُرجى المحاولة مرة أخرى.',
  sessions: 'الأجهزة المسجَّل دخولها',
  pairing: 'ربط ولي أمر',
  logOut: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  unsentTitle: 'هل تريد تسجيل الخروج وحذف ما لم يُرسل؟',
  unsent: (count) =>
    count === 1
      ? 'لم تُرسل بعد رسالة إلى مدرستك. إذا سجّلت الخروج الآن فستُحذف من هذا الجهاز.'
      : `عدد الرسائل التي لم تُرسل بعد إلى مدرستك: ${count}. إذا سجّلت الخروج الآن فستُحذف من هذا الجهاز.`,
  unsentConfirm: 'تسجيل الخروج والحذف',
};

/** Texts of the account panel, which is loaded as it is opened. */
export const accountMessages: Record<Language, typeof en> = { en, ar };
