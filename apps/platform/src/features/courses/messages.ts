const en = {
  title: 'My courses',
  progress: (name: string) => `Progress in ${name}`,
  next: 'Next',
  done: 'You have done everything in this course.',
  nothingNow: 'Nothing to do now: what is left is closed, or has not opened yet.',
  parts: (done: number, total: number) => `All parts: ${done} of ${total} done`,
  kinds: { lecture: 'Lecture', task: 'Task', pdf: 'Document' },
  isDone: 'done',
  percent: (percent: number) => `${percent} %`,
  loadFailed: 'Your courses could not be loaded',
};

export type Messages = typeof en;

const ar: Messages = {
  title: 'دوراتي',
  progress: (name) => `التقدّم في ${name}`,
  next: 'التالي',
  done: 'أنجزت كل ما في هذه الدورة.',
  nothingNow: 'لا شيء عليك الآن: ما بقي مغلق، أو لم يُفتح بعد.',
  parts: (done, total) => `كل الأجزاء: أُنجز ${done} من ${total}`,
  kinds: { lecture: 'محاضرة', task: 'مهمة', pdf: 'مستند' },
  isDone: 'أُنجز',
  percent: (percent) => `${percent} %`,
  loadFailed: 'تعذّر تحميل دوراتك',
};

export const messages = { en, ar };
