const isolate = (name: string) => `\u2068${name}\u2069`;

const list = (language: string, names: readonly string[]) => new Intl.ListFormat(language).format(names.map(isolate));

const en = {
  title: (count: number) => (count === 1 ? 'One file needs a connection' : `${count} files need a connection`),
  tooLarge: (names: readonly string[]) =>
    `This device has no room to keep ${list('en-GB', names)}. If you reload this page without a connection, ${names.length === 1 ? 'it is' : 'they are'} missing until the connection is back.`,
  waiting: (names: readonly string[]) =>
    `${list('en-GB', names)} did not arrive before the connection was lost. ${names.length === 1 ? 'It appears' : 'They appear'} once the connection is back.`,
};

function countFiles(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'ملف واحد يحتاج';
  if (form === 'two') return 'ملفان يحتاجان';
  return form === 'few' ? `${count} ملفات تحتاج` : `${count} ملفًا يحتاج`;
}

const ar: typeof en = {
  title: (count) => `${countFiles(count)} إلى اتصال`,
  tooLarge: (names) =>
    `لا مساحة على هذا الجهاز لحفظ ${list('ar', names)}. إذا أعدت تحميل هذه الصفحة دون اتصال فلن يظهر ذلك حتى يعود الاتصال.`,
  waiting: (names) => `انقطع الاتصال قبل وصول ${list('ar', names)}. سيظهر ذلك عند عودة الاتصال.`,
};

export const filesNotKeptMessages = { en, ar };
