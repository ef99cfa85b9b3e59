import { countedAr, numberAr } from '../../../primitives/editor/messages/counted-ar.ts';
import type { WorkbenchMessages } from './en.ts';

const questions = (count: number) =>
  countedAr(count, { one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' });

/** Workbench messages in Arabic. */
export const ar: WorkbenchMessages = {
  workbench: 'المشغل',
  untitled: 'سؤال بلا عنوان',
  bar: {
    label: 'الأسئلة والملفات',
    place: (place, total) => `${numberAr.format(place)} من ${numberAr.format(total)}`,
    switcher: 'أسئلة أخرى',
    add: 'سؤال جديد',
    close: 'إغلاق هذا السؤال',
    closed: (title) => `أُغلق «${title}»`,
    undo: 'استعادة',
    gallery: 'أسئلة نموذجية',
    open: 'فتح ملف',
    save: 'حفظ في ملف',
    saveQuestion: 'حفظ هذا السؤال بصيغة JSON',
    importing: 'استيراد',
    exporting: 'تصدير',
    publish: 'نشر …',
    versions: 'مقارنة الإصدارات',
    languages: 'لغتان',
    startOver: 'البدء من جديد',
    mainViews: 'طرق العرض',
    more: 'المزيد',
  },
  layouts: {
    label: 'التخطيط',
    form: 'السؤال وحده',
    all: 'السؤال والمعاينة',
    preview: 'المعاينة وحدها',
  },
  editedApproved: 'كان السؤال معتمدًا، وقد أعاده تعديلك إلى مسودة.',
  saveStatus: {
    loading: 'يُفتح عملك',
    saved: 'محفوظ في هذا المتصفح',
    saving: 'جارٍ الحفظ …',
    conflict: 'لم يُحفظ: تغيّر في علامة تبويب أخرى',
    failed: 'لم يُحفظ: لا مساحة في هذا المتصفح أو لا إذن له بالتخزين. احفظه في ملف.',
  },
  conflict: {
    title: 'تغيّر ما في المشغل في علامة تبويب أخرى.',
    text: '«استخدم النسخة الأخرى» يلغي ما غيّرته هنا منذ حفظت العلامة الأخرى، و«احتفظ بهذه النسخة» يلغي ما حُفظ في العلامة الأخرى. لن يُحفظ شيء هنا حتى تختار، وإن أردت الاثنين فاحفظ هذه الورقة في ملف أولًا.',
    useOtherVersion: 'استخدم النسخة الأخرى',
    keepThisVersion: 'احتفظ بهذه النسخة',
  },
  paperFull: 'يتسع القسم لمئتي سؤال والورقة لخمسين قسمًا على الأكثر. لم يتغير شيء.',
  openPaper: {
    title: (title) => `فتح «${title}»`,
    text: (count) =>
      `${questions(count)} هنا مفتوحة. الاستبدال يغلقها: احفظها في ملف أولًا إن احتجت إليها. أما الإضافة فتضع أقسام الملف بعد أقسامك.`,
    replace: 'استبدال الورقة المفتوحة',
    add: 'إضافة أقسامه إلى أقسامي',
  },
  startOver: {
    title: 'أتبدأ من جديد؟',
    text: (count) => `سيُغلق ${questions(count)} هنا مع الإجابات التجريبية. أما الملفات التي حفظتها فتبقى.`,
    confirm: 'ابدأ من جديد',
    done: 'بدأت من جديد',
  },
  welcome: {
    title: 'اكتب سؤالًا، أو ابدأ من نموذج',
    text: 'أضف سؤالًا في النموذج، فيظهر هنا كما سيراه الطالب والمصحح ومن يقرأ النتيجة.',
    gallery: 'تصفح الأسئلة النموذجية',
  },
  panes: {
    label: 'طرق أخرى لعرض هذا السؤال',
    broken: 'لا يمكن عرض السؤال هنا بعد. أصلح ما تذكره قائمة الأجزاء.',
    clear: 'مسح الإجابات',
    note: 'تبقى الإجابات وأنت تنتقل من عرض إلى آخر.',
    you: 'أنت',
  },
  files: {
    opened: (title) => `فُتح «${title}»`,
    undo: 'تراجع',
    saved: (name) => `حُفظ باسم ${name}`,
    mediaStay: 'تبقى صوره وتسجيلاته في هذا المتصفح، والملف يذكر أسماءها فحسب.',
    rejected: (name) => `لا يمكن فتح ${name}`,
    otherKind: 'يمكن إفلات الأوراق (\u2066.rubrica\u2069) والأسئلة (JSON) هنا، أما أسئلة البرامج الأخرى فتُستورد.',
    oneAtATime: (name) => `يُفتح ملف واحد في كل مرة: ${name}`,
    rejectedText: 'ليس ورقة ولا سؤالًا يستطيع هذا الإصدار قراءته. الأخطاء:',
    wholeFile: 'الملف كله',
    ok: 'حسنًا',
    notSaved: 'تعذر حفظ الملف. جرّب مجلدًا آخر.',
    notOpened: 'تعذرت قراءة الملف. اختره من جديد.',
    missing: (count) =>
      `ليس فيه ${countedAr(count, { one: 'صورة أو تسجيل واحد', two: 'صورتان أو تسجيلان', few: '# صور وتسجيلات', many: '# صورة وتسجيلًا', other: '# صورة وتسجيل' })}. اخترها من جديد حيث تذكرها الأسئلة.`,
    unsaved: 'لا يمكن حفظ الورقة بعد',
    unsavedText: 'بعض حقولها لا يصلح. صحّحها ثم احفظ من جديد. عملك باقٍ في هذا المتصفح.',
    tooManySections: 'ستزيد الأقسام على 50. احذف بعضها ثم أضف الملف من جديد.',
  },
};
