import { countedInArabic } from '../../../../lib/plurals/counted-in-arabic.ts';

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;
const days = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' };

export const en = {
  week: {
    title: 'Rest of this week',
    late: 'Late',
    empty: 'Nothing more this week.',
    emptyDay: 'Nothing on this day.',
    due: (time: string) => `Due ${time}`,
    states: { open: 'To do', late: 'Late', done: 'Done', closed: 'Closed' },
  },
  practice: {
    title: 'Practice',
    goal: 'My goal',
    noGoal: 'No goal',
    perWeek: (count: number) => `${counted(count, 'day', 'days')} a week`,
    ofGoal: (done: number, goal: number) => `${done} of ${counted(goal, 'day', 'days')}`,
    reached: 'Your goal for this week is reached.',
    thisWeek: (count: number) => (count === 0 ? 'A new week' : `${counted(count, 'day', 'days')} this week`),
    inRow: (count: number) => `${counted(count, 'day', 'days')} in a row`,
    hint: 'A day counts when you answer, watch a lecture or review words.',
    notSaved: 'Your goal was not saved.',
    words: (count: number) => `${counted(count, 'word', 'words')} to review`,
    noWords: 'No words to review now',
    practise: 'Practise',
    allWords: 'My words',
  },
  skills: {
    title: 'Skills',
    lead: 'From your released results.',
    none: 'No result yet',
    from: (count: number) => `from ${counted(count, 'answer', 'answers')}`,
  },
  results: {
    title: 'From your teachers',
    empty: 'What your teachers write about your work appears here, with its result.',
    of: (title: string) => `Review of ${title}`,
  },
};

export type Messages = typeof en;

export const ar: Messages = {
  week: {
    title: 'بقية هذا الأسبوع',
    late: 'متأخرة',
    empty: 'لا شيء آخر هذا الأسبوع.',
    emptyDay: 'لا شيء في هذا اليوم.',
    due: (time) => `التسليم ${time}`,
    states: { open: 'للإنجاز', late: 'متأخرة', done: 'منجزة', closed: 'مغلقة' },
  },
  practice: {
    title: 'التدرّب',
    goal: 'هدفي',
    noGoal: 'بلا هدف',
    perWeek: (count) => `${countedInArabic(count, days)} في الأسبوع`,
    ofGoal: (done, goal) => `${done} من ${countedInArabic(goal, { ...days, two: 'يومين' })}`,
    reached: 'بلغت هدفك لهذا الأسبوع.',
    thisWeek: (count) => (count === 0 ? 'أسبوع جديد' : `${countedInArabic(count, days)} هذا الأسبوع`),
    inRow: (count) => `${countedInArabic(count, days)} على التوالي`,
    hint: 'يُحسب اليوم عندما تجيب أو تشاهد محاضرة أو تراجع كلمات.',
    notSaved: 'لم يُحفظ هدفك.',
    words: (count) =>
      countedInArabic(count, {
        one: 'كلمة واحدة للمراجعة',
        two: 'كلمتان للمراجعة',
        few: 'كلمات للمراجعة',
        many: 'كلمة للمراجعة',
        other: 'كلمة للمراجعة',
      }),
    noWords: 'لا كلمات للمراجعة الآن',
    practise: 'تدرّب',
    allWords: 'كلماتي',
  },
  skills: {
    title: 'المهارات',
    lead: 'من نتائجك المعلنة.',
    none: 'لا نتيجة بعد',
    from: (count) =>
      `من ${countedInArabic(count, { one: 'إجابة واحدة', two: 'إجابتين', few: 'إجابات', many: 'إجابة', other: 'إجابة' })}`,
  },
  results: {
    title: 'من معلميك',
    empty: 'يظهر هنا ما يكتبه معلموك عن عملك مع نتيجته.',
    of: (title) => `مراجعة ${title}`,
  },
};
