import { countedInArabic } from '../../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const questions = (count: number) =>
  countedInArabic(count, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: 'أسئلة',
    many: 'سؤالًا',
    other: 'سؤال',
  });

export const ar: Messages = {
  export: 'تصدير',
  exportTitle: (count) => `تصدير: ${questions(count)}`,
  format: 'الصيغة',
  formatHints: {
    paper: 'ملف يفتحه برنامج التأليف بكل وسائطه؛ واستيراده يغيّر الأسئلة نفسها.',
    rubrica: 'كل الأنواع كما هي مع المجلدات والوسوم: لمدرسة أخرى على هذه المنصة، أو للحفظ.',
    gift: 'نص لمودل: اختيارات وفراغات مفردة ومطابقة ومقالات.',
    'moodle-xml': 'لمودل، مع ملفات الخيارات.',
    aiken: 'نص: اختيارات لها خيار صحيح واحد.',
    csv: 'جدول لبرامج الجداول.',
    qti: 'لمنصات أخرى: حزمة QTI 3.0 مع الملفات.',
  },
  tagsStay: 'لا تحمل هذه الصيغة الوسوم.',
  exporting: 'جارٍ التصدير…',
  exported: (name) => `حُفظ باسم ${name}`,
  exportFailed: 'تعذّر تصدير الأسئلة.',
  summary: (taken, changed, leftOut) => `كما هي: ${taken}، بتغييرات: ${changed}، متروكة: ${leftOut}.`,
  close: 'إغلاق',

  importQuestions: 'استيراد',
  importTitle: 'استيراد أسئلة',
  importLead:
    'من برنامج التأليف (\u2066.rubrica\u2069) أو مودل (GIFT وXML) أو Aiken أو CSV أو QTI أو ملف من هذه المنصة. لا يُحفظ شيء قبل أن تؤكّد.',
  questionsPage: 'الأسئلة',
  file: 'الملف',
  fileHint:
    'ورقة (\u2066.rubrica\u2069) أو GIFT أو Moodle XML أو Aiken أو CSV أو QTI (والحزم أيضًا) أو JSON من هذه المنصة.',
  reading: 'جارٍ قراءة الملف',
  notRead: 'تعذّرت قراءة الملف.',
  wrongVersion: 'ملف الأسئلة هذا تالف، أو كتبته نسخة أحدث من المنصة.',
  nothing: 'لا يحتوي الملف على أسئلة يمكن استيرادها.',
  fileUnder: 'صنّف الأسئلة تحت',
  none: 'بلا',
  addTags: 'أعطها كلها هذه الوسوم',
  found: (count) => `للاستيراد: ${questions(count)}`,
  question: 'السؤال',
  kind: 'النوع',
  points: 'الدرجات',
  state: 'الحالة',
  ready: 'جاهز',
  unfinished: (count) => `ما ينقصه: ${count}`,
  untitled: 'بلا عنوان',
  report: 'ما آلت إليه أسئلة الملف',
  place: 'الموضع',
  atLine: (line) => `السطر ${line}`,
  atItem: (item) => `رقم ${item}`,
  outcomes: { taken: 'أُخذ', changed: 'تغيّر', 'left-out': 'تُرك' },
  reason: 'ما وُجد',
  unknownFolder: (name) => `المجلد «${name}» غير موجود هنا. تُصنّف أسئلته كما تختار أعلاه.`,
  run: (count) =>
    `استورد ${countedInArabic(count, { one: 'سؤالًا واحدًا', two: 'سؤالين', few: 'أسئلة', many: 'سؤالًا', other: 'سؤال' })}`,
  running: (done, all) => `استُورد ${done} من ${all}`,
  done: (count) => `استُورد ${questions(count)}`,
  failed: (count) =>
    `تعذّر استيراد ${countedInArabic(count, { one: 'سؤال واحد', two: 'سؤالين', few: 'أسئلة', many: 'سؤالًا', other: 'سؤال' })}. يبقى الاختيار كما هو؛ أعد المحاولة.`,
  showAll: 'إلى الأسئلة',
};
