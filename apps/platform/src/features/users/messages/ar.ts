import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const rules = new Intl.PluralRules('ar');

function accounts(count: number): string {
  switch (rules.select(count)) {
    case 'one':
      return 'تم قبول حساب واحد.';
    case 'two':
      return 'تم قبول حسابين.';
    case 'few':
      return `تم قبول ${count} حسابات.`;
    case 'zero':
    case 'many':
    case 'other':
      return `تم قبول ${count} حسابًا.`;
  }
}

const people = (count: number) => countedInArabic(count, { one: 'شخص واحد', two: 'شخصين', few: 'أشخاص', many: 'شخصًا' });

export const ar: Messages = {
  title: 'المستخدمون',
  lead: 'كل من لديه حساب. تُعطَّل الحسابات ولا تُحذف، ليبقى عمل أصحابها.',
  add: 'إضافة مستخدم',
  import: 'استيراد',
  export: 'تصدير',
  exportXlsx: 'جدول (XLSX)',
  exportCsv: 'ملف CSV',
  exportFailed: 'تعذّر تصدير المستخدمين.',
  search: 'ابحث بالاسم أو البريد أو الهاتف',
  loadFailed: 'تعذّر تحميل المستخدمين',
  empty: 'لا أحد هنا بعد',
  emptyText: 'أضف أول مستخدم، أو انتظر تسجيل الطلاب.',
  columns: {
    name: 'الاسم',
    role: 'الدور',
    status: 'الحالة',
    groups: 'المجموعات',
    level: 'المستوى',
    lastLogin: 'آخر دخول',
  },
  never: 'لم يدخل بعد',
  filterRole: 'الدور',
  allRoles: 'كل الأدوار',
  statuses: { pending: 'بانتظار القبول', active: 'نشط', disabled: 'معطَّل' },
  invited: 'مدعوّ',
  invitationWaiting: 'لم تُرسل الدعوة بعد',
  invitationExpired: 'انتهت الدعوة',
  invitedUntil: (date) => `يعمل الرابط حتى ${date}`,
  filterInvitation: 'الدعوة',
  allInvitations: 'مدعوّ أو لا',
  invite: 'إرسال دعوة',
  inviteAgain: 'إرسال الدعوة مرة أخرى',
  addedAndInvited: (email) => `تمت الإضافة. الدعوة في طريقها إلى \u2066${email}\u2069.`,
  approve: 'قبول',
  approved: accounts,
  activate: 'تفعيل',
  activated: (name) => `يمكن لـ${name} تسجيل الدخول من جديد.`,
  deactivate: 'تعطيل',
  deactivateTitle: (name) => `تعطيل حساب ${name}؟`,
  deactivateBody: 'سيُسجَّل خروجه من كل مكان ولن يستطيع الدخول. تبقى إجاباته ودرجاته، ويمكنك تفعيله من جديد.',
  changed: (name) => `تم حفظ ${name}.`,
  saveFailed: 'تعذّر الحفظ.',
  resetPassword: 'إعادة تعيين كلمة المرور',
  resetTitle: (name) => `كلمة مرور جديدة لـ${name}`,
  resetBody: 'أخبره بها شخصيًا أو بالهاتف، وسيختار كلمته الخاصة عند الدخول القادم.',
  newPassword: 'كلمة المرور الجديدة',
  generate: 'اقتراح كلمة',
  resetDone: (name) => `أصبحت لـ${name} كلمة مرور جديدة.`,
  forceLogin: 'الدخول بحساب هذا الشخص',
  forceTitle: (name) => `الدخول باسم ${name}`,
  forceBody: 'سترى ما يراه لمدة 15 دقيقة، بدلًا من جلستك. يُسجَّل اسماكما في سجل التدقيق.',
  reason: 'السبب',
  reasonHint: 'مثل: «لم يجد مهمة المقال، واتصل هاتفيًا»',
  reasonRequired: 'يُرجى ذكر السبب',
  dialog: {
    create: 'إضافة مستخدم',
    edit: 'تعديل المستخدم',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    phoneHint: 'مع رمز الدولة: ‎+20 100 123 4567',
    role: 'الدور',
    status: 'الحالة',
    language: 'اللغة',
    groups: 'المجموعات',
    groupsOfStudent: 'يتعلم في هذه المجموعات',
    groupsOfAssistant: 'يصحّح لهذه المجموعات',
    level: 'المستوى',
    noLevel: 'بلا مستوى',
    children: 'الأبناء',
    childrenHint: 'يقرأ ولي الأمر نتائجهم المعلنة. ابحث بالاسم أو البريد.',
    entry: 'أول دخول',
    entryByInvitation: 'إرسال دعوة بالبريد ليختار كلمة المرور بنفسه',
    entryByPassword: 'تعيين كلمة مرور أولى أخبره بها',
    password: 'كلمة المرور الأولى',
    passwordHint: '6 أحرف على الأقل، وسيختار كلمته الخاصة عند أول دخول.',
  },
  personalData: 'تنزيل البيانات الشخصية',
  erase: {
    open: 'محو البيانات الشخصية',
    title: (name) => `محو بيانات ${name}؟`,
    forGood: 'لا يمكن التراجع عن هذا',
    gone: 'يُحذف نهائيًا الاسم والبريد والهاتف وعمليات الدخول والنصوص والتسجيلات والملاحظات وصلة أولياء الأمور والأبناء.',
    stays: 'تبقى الدرجات والاختيارات والحضور للإحصاءات، من دون صاحب.',
    typeName: 'اكتب الاسم للتأكيد',
    nameDiffers: 'اكتب الاسم كما يظهر تمامًا',
    save: 'محو نهائي',
    failed: 'تعذّر محو البيانات. يُرجى المحاولة مرة أخرى.',
  },
  bulk: {
    open: 'تغيير',
    title: (count) => `تغيير ${people(count)}`,
    what: 'ما الذي يتغير',
    kinds: {
      'add-group': 'إضافة إلى مجموعة',
      'remove-group': 'إخراج من مجموعة',
      level: 'تعيين المستوى',
      activate: 'تفعيل',
      deactivate: 'تعطيل',
    },
    group: 'المجموعة',
    chooseGroup: 'اختر مجموعة',
    level: 'المستوى',
    noLevel: 'بلا مستوى',
    deactivateBody: 'يُسجَّل خروجهم من كل مكان ولن يستطيعوا الدخول. تبقى إجاباتهم ودرجاتهم.',
    changedAll: (count) => `تم التغيير: ${people(count)}.`,
    willChange: (count) => (count === 0 ? 'لن يتغير أحد.' : `سيتغير: ${people(count)}.`),
    reasons: {
      unchanged: 'على هذه الحال أصلًا:',
      role: 'بلا مجموعات ولا مستوى:',
      pending: 'ينتظر القبول، والقرار هناك:',
      'own-account': 'حسابك أنت:',
      'last-admin': 'آخر مدير:',
      gone: 'لم يعد موجودًا.',
    },
    comma: '، ',
    andMore: (count) => `و${count} غيرهم`,
    save: (count) => (count === 0 ? 'تغيير' : `تغيير ${people(count)}`),
    failed: 'لم ينجح ذلك. لم يتغير أحد.',
  },
  rules: {
    name: 'يُرجى إدخال الاسم',
    email: 'يُرجى إدخال البريد الإلكتروني',
    emailInvalid: 'يجب أن يكون البريد الإلكتروني صحيحًا',
    phone: 'يجب أن يبدأ الرقم بعلامة + ثم رمز الدولة',
    passwordShort: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
  },
};
