import type { Severity } from '@rubrica/question-kit/quality';

const number = new Intl.NumberFormat('en');

export const en = {
  title: 'Check of the question',
  text: 'What item writers are advised against, and how ten simulated students would come out.',
  findings: 'Findings',
  severities: { error: 'Defect', warning: 'Clue or doubt', note: 'To look at' } satisfies Record<Severity, string>,
  nothing: 'The rules have found nothing. A person still has to read the question.',
  whole: 'Whole question',
  stimulus: 'Text or file before the questions',
  part: (position: number) => `Part ${number.format(position)}`,
  fix: 'What to do:',
  goTo: (place: string) => `Go to: ${place}`,
  switchOff: 'Switch off…',
  reason: 'Why is it right here?',
  reasonHint: 'The reason is saved with the question.',
  reasonMissing: 'Give a reason: a few words are enough.',
  confirm: 'Switch off',
  cancel: 'Cancel',
  switchedOff: (count: number) => `Switched off (${number.format(count)})`,
  because: (reason: string, by: string) => (by === '' ? reason : `${reason} (${by})`),
  switchOn: 'Switch on again',
  tried: 'Tried by ten students',
  student: 'Student',
  habit: 'What they do',
  marks: 'Marks',
  of: (mark: number, maximum: number) => `${number.format(mark)} of ${number.format(maximum)}`,
  pending: 'A person marks the rest',
  decides: 'What the key decides badly',
  decidesWell: 'The key decides each answer well.',
  nothingToAnswer: 'There is nothing to answer yet.',
};

export type CheckMessages = typeof en;

const arabic = new Intl.NumberFormat('ar');

export const ar: CheckMessages = {
  title: 'فحص السؤال',
  text: 'ما يُنصح كاتب السؤال بتجنبه، ونتائج عشرة طلاب افتراضيين.',
  findings: 'الملاحظات',
  severities: { error: 'عيب', warning: 'تلميح أو شك', note: 'للنظر فيه' },
  nothing: 'لم تجد القواعد شيئًا. ولا يغني ذلك عن قراءة السؤال.',
  whole: 'السؤال كله',
  stimulus: 'نص أو ملف قبل الأسئلة',
  part: (position) => `الجزء ${arabic.format(position)}`,
  fix: 'ما العمل:',
  goTo: (place) => `الانتقال إلى: ${place}`,
  switchOff: 'إيقاف…',
  reason: 'لماذا هو صحيح هنا؟',
  reasonHint: 'يُحفظ السبب مع السؤال.',
  reasonMissing: 'اكتب سببًا، وتكفي كلمات قليلة.',
  confirm: 'إيقاف',
  cancel: 'إلغاء',
  switchedOff: (count) => `الموقوفة (${arabic.format(count)})`,
  because: (reason, by) => (by === '' ? reason : `${reason} (${by})`),
  switchOn: 'تشغيل من جديد',
  tried: 'تجربة عشرة طلاب',
  student: 'الطالب',
  habit: 'ما يفعله',
  marks: 'الدرجات',
  of: (mark, maximum) => `${arabic.format(mark)} من ${arabic.format(maximum)}`,
  pending: 'يصحح الباقي شخص',
  decides: 'ما لا يحسن نموذج الإجابة الحكم عليه',
  decidesWell: 'يحسن نموذج الإجابة الحكم على كل إجابة.',
  nothingToAnswer: 'لا شيء يُجاب عنه بعد.',
};
