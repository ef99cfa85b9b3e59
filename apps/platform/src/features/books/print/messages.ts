import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const rules = new Intl.PluralRules('en');
const sheetsInEnglish = (count: number) => `${count} ${rules.select(count) === 'one' ? 'sheet' : 'sheets'}`;
const sheetsInArabic = (count: number) =>
  countedInArabic(count, { one: 'ورقة واحدة', two: 'ورقتان', few: 'أوراق', many: 'ورقة', other: 'ورقة' });

export const en = {
  title: 'Print the book',
  loading: 'Loading the book',
  loadFailed: 'The book could not be loaded',
  format: 'Paper',
  formats: { a4: 'A4, one page a sheet', a5: 'A5 booklet' },
  print: 'Print',
  preparing: 'Loading the pictures',
  a4Hint: (sheets: number) => `${sheetsInEnglish(sheets)} of A4, upright. To keep it as a file, choose “Save as PDF”.`,
  a5Hint: (sheets: number) =>
    `${sheetsInEnglish(sheets)} of A4 across: print on both sides, turn over the short edge, fold in the middle.`,
  tooLong: (pages: string) =>
    `Too long for a half sheet: page ${pages}. Its end would be missing. Divide it, or print it on A4.`,
  preview: 'Preview of the sheets',
};

export type Messages = typeof en;

export const ar: Messages = {
  title: 'طباعة الكتاب',
  loading: 'يجري تحميل الكتاب',
  loadFailed: 'تعذر تحميل الكتاب',
  format: 'الورق',
  formats: { a4: 'A4، صفحة في كل ورقة', a5: 'كتيّب A5' },
  print: 'طباعة',
  preparing: 'يجري تحميل الصور',
  a4Hint: (sheets) =>
    `${sheetsInArabic(sheets)} A4 ${sheets === 2 ? 'طوليتان' : 'طولية'}. لحفظه ملفًا اختر «حفظ بصيغة PDF».`,
  a5Hint: (sheets) =>
    `${sheetsInArabic(sheets)} A4 ${sheets === 2 ? 'عرضيتان' : 'عرضية'}: اطبع على الوجهين، مع القلب على الحافة القصيرة، ثم اطوِ من الوسط.`,
  tooLong: (pages) => `أطول من نصف ورقة: الصفحة ${pages}. ستنقص نهايتها. قسّمها أو اطبعها على A4.`,
  preview: 'معاينة الأوراق',
};
