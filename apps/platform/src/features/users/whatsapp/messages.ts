/** Isolated, because a name has a direction of its own. */
const isolated = (text: string) => `\u2068${text}\u2069`;

export const en = {
  title: 'WhatsApp',
  titleOf: (name: string) => `WhatsApp messages to ${isolated(name)}`,
  send: 'Send WhatsApp',
  open: 'WhatsApp messages',
  problem: 'This could not be loaded',
  gets: 'Gets the school’s messages.',
  'no-number': 'Gets no messages, because the account has no phone number.',
  'opted-out': 'Gets no messages.',
  'no-consent': 'Gets no messages, because nobody has noted yet that they agreed.',
  byPerson: (date: string) => `They wrote STOP on ${date}.`,
  byStaff: (date: string) => `Staff noted on ${date} that they want none.`,
  agreed: (date: string) => `They agreed on ${date}.`,
  optOut: 'They want no messages',
  optOutTitle: (name: string) => `No more WhatsApp messages to ${isolated(name)}?`,
  optOutBody: 'Neither messages by staff nor automatic ones reach them, until they want them again.',
  optIn: 'They want messages again',
  agree: 'Note that they agreed',
  agreeTitle: (name: string) => `Did ${isolated(name)} say so?`,
  agreeBody:
    'Messages by WhatsApp need the word of the person, or of a parent for a child. It is noted with today’s date, and your name is in the audit log.',
  agreeConfirm: 'Yes, they agreed',
  saved: 'Noted.',
  failed: 'This could not be saved. Check the connection and try again.',
  close: 'Close',
};

type Messages = typeof en;

export const ar: Messages = {
  title: 'واتساب',
  titleOf: (name) => `رسائل واتساب إلى ${isolated(name)}`,
  send: 'إرسال عبر واتساب',
  open: 'رسائل واتساب',
  problem: 'تعذّر تحميل هذا',
  gets: 'تصله رسائل المدرسة.',
  'no-number': 'لا تصله رسائل، لأن الحساب بلا رقم هاتف.',
  'opted-out': 'لا تصله رسائل.',
  'no-consent': 'لا تصله رسائل، لأن أحدًا لم يسجّل موافقته بعد.',
  byPerson: (date) => `كتب «إلغاء» في ${date}.`,
  byStaff: (date) => `سجّل الموظفون في ${date} أنه لا يريدها.`,
  agreed: (date) => `وافق في ${date}.`,
  optOut: 'لا يريد رسائل',
  optOutTitle: (name) => `إيقاف رسائل واتساب إلى ${isolated(name)}؟`,
  optOutBody: 'لن تصله رسائل الموظفين ولا الرسائل التلقائية حتى يريدها من جديد.',
  optIn: 'يريد الرسائل من جديد',
  agree: 'تسجيل موافقته',
  agreeTitle: (name) => `هل قال ${isolated(name)} ذلك؟`,
  agreeBody: 'رسائل واتساب تحتاج إلى موافقة الشخص، أو ولي الأمر عن الطفل. تُسجَّل بتاريخ اليوم، ويظهر اسمك في سجل التدقيق.',
  agreeConfirm: 'نعم، وافق',
  saved: 'سُجّل.',
  failed: 'تعذّر الحفظ. تحقق من الاتصال وحاول مرة أخرى.',
  close: 'إغلاق',
};
