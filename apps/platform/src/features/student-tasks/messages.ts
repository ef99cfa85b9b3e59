import { countedInArabic } from '../../lib/plurals/counted-in-arabic.ts';

export const en = {
  tasks: {
    title: 'Tasks',
    lead: 'Your homework and mock exams.',
    now: 'To do',
    later: 'Coming up',
    done: 'Done',
    empty: 'No tasks yet',
    emptyText: 'When your teacher sets homework, you will find it here with its due date.',
    notLoaded: 'Your tasks could not be loaded',
    loading: 'Loading your tasks',
  },
  speaking: {
    title: 'Speaking',
    lead: 'Watch, then answer aloud.',
    empty: 'No speaking tasks yet',
    emptyText: 'When your teacher sets a speaking task, you will find it here with its due date.',
    notLoaded: 'Your speaking tasks could not be loaded',
    loading: 'Loading your speaking tasks',
  },
  card: {
    questions: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
    lectures: (done: number, all: number) => (all === 1 ? '1 lecture' : `${done} of ${all} lectures done`),
    opens: (when: string) => `Opens ${when}`,
    due: (when: string) => `Due ${when}`,
    late: (when: string) => `Was due ${when}; you can still submit it`,
    lateLectures: (when: string) => `Was due ${when}; you can still watch it`,
    closed: (when: string) => `Closed ${when}`,
    noDue: 'No due date',
    open: 'Open',
    continue: 'In progress',
    returned: 'Returned to you',
    completed: 'Done',
    lateChip: 'Late',
    upcoming: 'Upcoming',
    closedChip: 'Closed',
  },
};

export type Messages = typeof en;

export const ar: Messages = {
  tasks: {
    title: 'المهام',
    lead: 'واجباتك واختباراتك التجريبية.',
    now: 'للإنجاز',
    later: 'قادمة',
    done: 'منجزة',
    empty: 'لا توجد مهام بعد',
    emptyText: 'عندما يضع معلمك واجبًا ستجده هنا مع موعد تسليمه.',
    notLoaded: 'تعذّر تحميل مهامك',
    loading: 'جارٍ تحميل مهامك',
  },
  speaking: {
    title: 'التحدث',
    lead: 'شاهد ثم أجب بصوتك.',
    empty: 'لا توجد مهام تحدث بعد',
    emptyText: 'عندما يضع معلمك مهمة تحدث ستجدها هنا مع موعد تسليمها.',
    notLoaded: 'تعذّر تحميل مهام التحدث',
    loading: 'جارٍ تحميل مهام التحدث',
  },
  card: {
    questions: (count) =>
      countedInArabic(count, { one: 'قسم واحد', two: 'قسمان', few: 'أقسام', many: 'قسمًا', other: 'قسم' }),
    lectures: (done, all) => (all === 1 ? 'محاضرة واحدة' : `أُنجز ${done} من ${all} من المحاضرات`),
    opens: (when) => `تُفتح ${when}`,
    due: (when) => `موعد التسليم ${when}`,
    late: (when) => `كان موعدها ${when}، وما زال بإمكانك تسليمها`,
    lateLectures: (when) => `كان موعدها ${when}، وما زال بإمكانك مشاهدتها`,
    closed: (when) => `أُغلقت ${when}`,
    noDue: 'بلا موعد تسليم',
    open: 'مفتوحة',
    continue: 'قيد العمل',
    returned: 'أُعيدت إليك',
    completed: 'منجزة',
    lateChip: 'متأخرة',
    upcoming: 'قادمة',
    closedChip: 'مغلقة',
  },
};
