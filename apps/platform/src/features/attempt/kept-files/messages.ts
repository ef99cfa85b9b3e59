import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const isolate = (name: string) => `\u2068${name}\u2069`;

const list = (language: string, names: readonly string[]) => new Intl.ListFormat(language).format(names.map(isolate));

const en = {
  title: (count: number) => (count === 1 ? 'One file needs a connection' : `${count} files need a connection`),
  tooLarge: (names: readonly string[]) =>
    `This device has no room to keep ${list('en-GB', names)}. If you reload this page without a connection, ${names.length === 1 ? 'it is' : 'they are'} missing until the connection is back.`,
  waiting: (names: readonly string[]) =>
    `${list('en-GB', names)} did not arrive before the connection was lost. ${names.length === 1 ? 'It appears' : 'They appear'} once the connection is back.`,
};

const ar: typeof en = {
  title: (count) =>
    `${countedInArabic(count, { one: 'ملف واحد يحتاج', two: 'ملفان يحتاجان', few: 'ملفات تحتاج', many: 'ملفًا يحتاج', other: 'ملف يحتاج' })} إلى اتصال`,
  tooLarge: (names) =>
    `لا مساحة على هذا الجهاز لحفظ ${list('ar', names)}. إذا أعدت تحميل هذه الصفحة دون اتصال فلن يظهر ذلك حتى يعود الاتصال.`,
  waiting: (names) => `انقطع الاتصال قبل وصول ${list('ar', names)}. سيظهر ذلك عند عودة الاتصال.`,
};

export const filesNotKeptMessages = { en, ar };
