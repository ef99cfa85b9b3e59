export const en = {
  notLoaded: 'This result could not be loaded',
  notReleased: 'There is no result yet. It appears here once it is released.',
  loading: 'Loading the result',
  result: 'Result',
  by: (student: string, when: string) => `${student}, released ${when}`,
  own: (when: string) => `Released ${when}`,
  level: (name: string) => `Level: ${name}`,
  late: 'Submitted late',
  noSolution: {
    never: 'The right answers are not shown for this task.',
    'after-attempts': 'The right answers are not shown while another attempt is possible.',
    'after-close': 'The right answers are shown when the task is closed and everybody has submitted.',
  },
  part: (number: number, title: string) => `Part ${number}: ${title}`,
  partMark: 'Mark for this part',
  contents: 'Parts',
  show: {
    text: 'Show the passage',
    image: 'Show the picture',
    audio: 'Show the recording',
    video: 'Show the film',
    mixed: 'Show the material',
  },
  hide: {
    text: 'Hide the passage',
    image: 'Hide the picture',
    audio: 'Hide the recording',
    video: 'Hide the film',
    mixed: 'Hide the material',
  },
};

export type Messages = typeof en;

export const ar: Messages = {
  notLoaded: 'تعذّر تحميل هذه النتيجة',
  notReleased: 'لا توجد نتيجة بعد. ستظهر هنا بعد إعلانها.',
  loading: 'جارٍ تحميل النتيجة',
  result: 'النتيجة',
  by: (student, when) => `${student}، أُعلنت ${when}`,
  own: (when) => `أُعلنت ${when}`,
  level: (name) => `المستوى: ${name}`,
  late: 'سُلّمت متأخرة',
  noSolution: {
    never: 'لا تُعرض الإجابات الصحيحة لهذه المهمة.',
    'after-attempts': 'لا تُعرض الإجابات الصحيحة ما دامت محاولة أخرى ممكنة.',
    'after-close': 'تُعرض الإجابات الصحيحة بعد أن تُغلق المهمة ويسلّم الجميع.',
  },
  part: (number, title) => `القسم ${number}: ${title}`,
  partMark: 'درجة هذا القسم',
  contents: 'الأقسام',
  show: {
    text: 'إظهار النص',
    image: 'إظهار الصورة',
    audio: 'إظهار التسجيل',
    video: 'إظهار المقطع المرئي',
    mixed: 'إظهار المادة',
  },
  hide: {
    text: 'إخفاء النص',
    image: 'إخفاء الصورة',
    audio: 'إخفاء التسجيل',
    video: 'إخفاء المقطع المرئي',
    mixed: 'إخفاء المادة',
  },
};
