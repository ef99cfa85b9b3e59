import { countedInArabic } from '../../../../lib/plurals/counted-in-arabic.ts';
import { isolated } from '../../../../lib/text/joined.ts';
import type { Messages } from './en.ts';

const forms = { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' };
const people = (count: number) => countedInArabic(count, { ...forms, zero: 'لا أحد' });
const rows = (count: number) =>
  countedInArabic(count, { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' });
const peopleObject = (count: number) => countedInArabic(count, { ...forms, two: 'شخصين' });

export const ar: Messages = {
  title: 'استيراد أشخاص',
  lead: 'أضف أشخاصًا كثيرين دفعة واحدة من جدول. لا يُحفظ شيء قبل أن تراجعه.',
  users: 'المستخدمون',
  steps: { label: 'الخطوات', file: 'الملف', columns: 'الأعمدة', check: 'المراجعة', done: 'تم' },
  current: 'الخطوة الحالية',
  file: {
    title: 'اختر ملفًا',
    label: 'الجدول',
    hint: 'ملف XLSX أو CSV فيه صف للعناوين وصف لكل شخص، بحد أقصى 5 ميغابايت و5000 شخص.',
    reading: 'جارٍ قراءة الملف',
    failed: 'تعذّرت قراءة الملف.',
    retry: 'إعادة المحاولة',
    sample: 'تنزيل ملف نموذجي:',
    sampleEnglish: 'بالإنجليزية',
    sampleArabic: 'بالعربية',
    sampleFailed: 'تعذّر تنزيل الملف النموذجي.',
  },
  columns: {
    title: 'ماذا في الأعمدة؟',
    lead: (file) => `هذه أعمدة الملف \u2068${file}\u2069. صحّح ما ليس صحيحًا.`,
    table: 'أعمدة الملف',
    column: 'العمود',
    examples: 'أمثلة',
    meaning: 'المعنى',
    meaningOf: (column) => `معنى العمود \u2068${column}\u2069`,
    leaveOut: 'لا يُستورد',
    noHeading: 'بلا عنوان',
    missing: (fields) => `حدّد العمود الذي فيه: ${fields}. لا يمكن الاستيراد بدونه.`,
    twice: (field) => `عمودان معناهما «${field}». اختر أحدهما.`,
    existing: 'الأشخاص المسجَّلون هنا من قبل',
    existingHint: 'نعرفهم من بريدهم، أو من هاتفهم واسمهم.',
    skip: 'يبقون كما هم',
    groups: 'يُضافون إلى المجموعات',
    groupsHint: 'ويبقون في مجموعاتهم الحالية.',
    update: 'يُضافون إلى المجموعات ويُكتب ما في الملف',
    updateHint: 'الاسم والهاتف والمستوى واللغة وولي الأمر؛ والخلية الفارغة لا تغيّر شيئًا.',
    countryCode: 'رمز الدولة لأرقام الهاتف المكتوبة بدونه',
    countryCodeInvalid: 'اكتب رقمًا إلى ثلاثة أرقام، مثل ‎+20.',
    back: 'اختيار ملف آخر',
    next: 'مراجعة الأشخاص',
  },
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    role: 'الدور',
    groups: 'المجموعات',
    level: 'المستوى',
    language: 'اللغة',
    parentEmail: 'بريد ولي الأمر',
  },
  check: {
    title: 'مراجعة الأشخاص',
    loading: 'جارٍ مراجعة الأشخاص',
    loadFailed: 'تعذّرت مراجعة الملف',
    summary: ({ created, updated, skipped, faulty }) =>
      [
        `جديد: ${created}`,
        ...(updated > 0 ? [`سيتغيّر: ${updated}`] : []),
        `به مشكلات: ${faulty}`,
        `مسجَّل من قبل: ${skipped}`,
      ].join('، '),
    filter: 'الصفوف',
    all: 'الكل',
    actions: { none: 'به مشكلات', create: 'جديد', update: 'سيتغيّر', skip: 'مسجَّل من قبل' },
    table: 'الأشخاص في الملف',
    row: 'الصف',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    what: 'ما سيحدث',
    problems: 'المشكلات',
    missingCell: 'لا عمود له',
    nobody: 'لا صفوف',
    nobodyText: 'ليس في هذه القائمة أي صف من الملف.',
    leaveOut: (count) =>
      `استبعاد ${countedInArabic(count, { one: 'صف واحد به مشكلات', two: 'صفين بهما مشكلات', few: 'صفوف بها مشكلات', many: 'صفًا بها مشكلات', other: 'صف بها مشكلات' })}`,
    leaveOutHint: 'يمكنك تنزيلها مع الأسباب وتصحيحها واستيرادها لاحقًا.',
    leaveOutRequired: 'صحّح هذه الصفوف في الملف واختره من جديد، أو استبعدها.',
    invite: 'إرسال الدعوات',
    inviteHint: 'يصل إلى كل شخص جديد بريد فيه رابط ليختار كلمة مروره. يمكنك دعوتهم لاحقًا أيضًا.',
    nothing: 'لا شيء لفعله: لا يضيف أي صف شيئًا ولا يغيّره.',
    back: 'العودة إلى الأعمدة',
    run: ({ created, updated }) => `استيراد ${peopleObject(created + updated)}`,
    failed: 'تعذّر استيراد الأشخاص.',
  },
  done: {
    title: 'تم الاستيراد',
    undoneTitle: 'تم التراجع عن الاستيراد',
    created: (count) => `أُضيف: ${people(count)}.`,
    updated: (count) => `تغيّر: ${people(count)}.`,
    skipped: (count) => `مسجَّل من قبل: ${people(count)}.`,
    faulty: (count) => `استُبعد: ${rows(count)}.`,
    invited: 'الدعوات في طريقها إليهم.',
    withoutMail: 'هذا الخادم لا يرسل بريدًا، فحُفظت الدعوات في ملفات عليه. عيّن كلمات مرور بدلًا منها.',
    notInvited: 'ليس لهم كلمة مرور بعد: ادعهم من صفحة المستخدمين متى شئت.',
    download: 'تنزيل الصفوف المستبعدة',
    downloadFailed: 'تعذّر تنزيل الصفوف.',
    another: 'استيراد ملف آخر',
    toUsers: 'إلى المستخدمين',
  },
  past: {
    title: 'عمليات الاستيراد السابقة',
    loadFailed: 'تعذّر تحميل عمليات الاستيراد السابقة',
    file: 'الملف',
    when: 'متى',
    by: 'مَن استورد',
    result: 'النتيجة',
    undo: 'تراجع',
    undone: (moment, by) => `تراجع عنه ${by} في ${moment}`,
    until: (moment) => `يمكن التراجع حتى ${moment}.`,
  },
  undo: {
    button: 'التراجع عن الاستيراد',
    title: (file) => `التراجع عن استيراد \u2068${file}\u2069؟`,
    body: 'يُحذف من أُضيف به ولم يفعل شيئًا بعد، ويستعيد من تغيّر ما كان له.',
    confirm: 'تراجع',
    failed: 'تعذّر التراجع عن الاستيراد.',
    done: ({ removed, restored }) =>
      [
        removed > 0 || restored === 0 ? `حُذف: ${people(removed)}.` : '',
        restored > 0 ? `عاد كما كان: ${people(restored)}.` : '',
      ]
        .filter((text) => text !== '')
        .join(' '),
    kept: (count) => `لم يكتمل التراجع مع ${peopleObject(count)}:`,
    keptNames: (names) =>
      names.length > 3
        ? `لم يكتمل التراجع مع ${peopleObject(names.length)}.`
        : `لم يكتمل التراجع مع: ${new Intl.ListFormat('ar').format(names.map(isolated))}.`,
  },
};
