import type { UiMessages } from './en.ts';

const rules = new Intl.PluralRules('ar');
const number = new Intl.NumberFormat('ar');

type PluralForms = { zero: string; one: string; two: string; few: string; many: string; other: string };
const counted = (count: number, forms: PluralForms) => forms[rules.select(count)].replace('#', number.format(count));

/** The library's messages in Arabic. */
export const ar: UiMessages = {
  loading: 'جارٍ التحميل',
  optional: 'اختياري',
  required: 'مطلوب',
  close: 'إغلاق',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  discardTyped: 'هل تريد تجاهل ما كتبته؟',
  discard: 'تجاهل',
  keepEditing: 'متابعة الكتابة',
  clear: 'مسح',
  retry: 'حاول مرة أخرى',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  digitOf: (position, length) => `الرقم ${number.format(position)} من ${number.format(length)}`,
  selectOption: 'اختر',
  showOptions: 'عرض الخيارات',
  noMatches: 'لا توجد نتائج مطابقة',
  searching: 'جارٍ البحث…',
  remove: (name) => `إزالة ${name}`,
  selectedCount: (count) =>
    counted(count, {
      zero: 'لم يُختر شيء',
      one: 'اختير عنصر واحد',
      two: 'اختير عنصران',
      few: 'اختير # عناصر',
      many: 'اختير # عنصرًا',
      other: 'اختير # عنصر',
    }),
  optionCount: (count) =>
    counted(count, {
      zero: 'لا خيارات متاحة',
      one: 'خيار واحد متاح',
      two: 'خياران متاحان',
      few: '# خيارات متاحة',
      many: '# خيارًا متاحًا',
      other: '# خيار متاح',
    }),
  timeZone: (zone) => `بتوقيتك: ${zone}`,
  chooseFile: 'اختر ملفًا',
  chooseFiles: 'اختر ملفات',
  dropFile: 'أو أفلته هنا',
  dropFiles: 'أو أفلتها هنا',
  maxFileSize: (size) => `حتى ${size}`,
  fileTooLarge: (name, limit) => `حجم ${name} أكبر من ${limit}. اختر ملفًا أصغر.`,
  fileWrongType: (name) => `نوع الملف ${name} غير مقبول.`,
  uploading: (name) => `جارٍ رفع ${name}`,
  uploaded: 'تم الرفع',
  selectAll: 'تحديد كل الصفوف',
  selectRow: (name) => `تحديد ${name}`,
  rowsSelected: (count) =>
    counted(count, {
      zero: 'لم يُحدَّد أي صف',
      one: 'حُدِّد صف واحد',
      two: 'حُدِّد صفان',
      few: 'حُدِّدت # صفوف',
      many: 'حُدِّد # صفًا',
      other: 'حُدِّد # صف',
    }),
  clearSelection: 'إلغاء التحديد',
  bulkActions: 'إجراءات على الصفوف المحددة',
  sortBy: 'ترتيب حسب',
  sortedAscending: 'مرتب تصاعديًا',
  sortedDescending: 'مرتب تنازليًا',
  defaultOrder: 'الترتيب الافتراضي',
  noRows: 'لا شيء هنا بعد',
  actions: 'إجراءات',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page) => `الصفحة ${number.format(page)}`,
  rowRange: (from, to, total) => `${number.format(from)}–${number.format(to)} من ${number.format(total)}`,
  rowsPerPage: 'عدد الصفوف في الصفحة',
  timeLeft: 'الوقت المتبقي',
  minutesLeft: (minutes) =>
    counted(minutes, {
      zero: 'بقي أقل من دقيقة',
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: 'بقيت # دقائق',
      many: 'بقيت # دقيقة',
      other: 'بقيت # دقيقة',
    }),
  secondsLeft: (seconds) =>
    counted(seconds, {
      zero: 'لم يبقَ وقت',
      one: 'بقيت ثانية واحدة',
      two: 'بقيت ثانيتان',
      few: 'بقيت # ثوانٍ',
      many: 'بقيت # ثانية',
      other: 'بقيت # ثانية',
    }),
  timeIsUp: 'انتهى الوقت',
  resizePanes: 'تغيير عرض اللوحين',
  firstPane: 'اللوح الأول',
  secondPane: 'اللوح الثاني',
  skipToContent: 'انتقل إلى المحتوى',
  notifications: 'الإشعارات',
  dismiss: 'إخفاء',
  fileSize: (value, unit) =>
    new Intl.NumberFormat('ar', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
};
