import { formatFor } from '../format.ts';

const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${formatFor('en').number(count)} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  label: 'Moments of the lecture',
  notLoaded: 'The moments could not be loaded',
  loading: 'Loading the moments',
  empty: 'Nobody has watched this lecture yet',
  emptyText: 'Once students watch, you see where they go back, what they do not understand and where they stop.',
  summary: (started: number, completed: number) =>
    `${counted(started, 'student has', 'students have')} started it, ${formatFor('en').number(completed)} completed it.`,
  rewound: 'Went back',
  notUnderstood: 'Did not understand',
  watched: 'Watched',
  time: 'Time',
  asTable: 'As a table',
  part: (time: string) => `From ${time}`,
  goTo: (time: string) => `Go to ${time}`,
};

export type Messages = typeof en;

function students(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'zero') return 'لم يبدأها أي طالب';
  if (form === 'one') return 'بدأها طالب واحد';
  if (form === 'two') return 'بدأها طالبان';
  return `بدأها ${formatFor('ar').number(count)} ${form === 'few' ? 'طلاب' : form === 'many' ? 'طالبًا' : 'طالب'}`;
}

export const ar: Messages = {
  label: 'لحظات المحاضرة',
  notLoaded: 'تعذّر تحميل اللحظات',
  loading: 'جارٍ تحميل اللحظات',
  empty: 'لم يشاهد أحد هذه المحاضرة بعد',
  emptyText: 'عندما يشاهدها الطلاب ترى أين رجعوا، وما لم يفهموه، وأين توقفوا.',
  summary: (started, completed) => `${students(started)}، وأكملها ${formatFor('ar').number(completed)}.`,
  rewound: 'رجعوا',
  notUnderstood: 'لم يفهموا',
  watched: 'شاهدوا',
  time: 'الوقت',
  asTable: 'في جدول',
  part: (time) => `من ${time}`,
  goTo: (time) => `الانتقال إلى ${time}`,
};
