import { reportTexts } from '@rubrica/api-client/contract';
import { countedInArabic } from '../../lib/plurals/counted-in-arabic.ts';

const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count.toLocaleString('en')} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: 'Questions',
  lead: 'What the first attempts of students say about each question, over all of its tasks.',
  notLoaded: 'The report could not be loaded',
  search: 'Search questions',
  question: 'Question',
  skill: 'Skill',
  tasks: 'Tasks',
  attempts: 'Attempts',
  facility: 'Facility',
  discrimination: 'Discrimination',
  time: 'Median time',
  look: 'Look at it',
  fine: 'Works well',
  notEnough: reportTexts.en.notEnough,
  reasons: reportTexts.en.reasons,
  questions: (count: number) => counted(count, 'question', 'questions'),
  toLookAt: (count: number) => `${count} to look at again`,
  needed: (count: number, needed: number) =>
    `${counted(count, 'question has', 'questions have')} fewer than ${needed} attempts: their figures would say more about chance.`,
  none: 'No answers yet',
  noneText: 'Once attempts are marked, their questions stand here.',
  noneInPeriod: 'No answers in this period',
  noneInPeriodText: 'Choose a longer period.',
};

type Messages = typeof en;

const questions = {
  zero: 'لا أسئلة',
  one: 'سؤال واحد',
  two: 'سؤالان',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
};

export const ar: Messages = {
  title: 'الأسئلة',
  lead: 'ما تقوله المحاولات الأولى لكل الطلاب عن كل سؤال، في كل المهام التي فيها.',
  notLoaded: 'تعذّر تحميل التقرير',
  search: 'ابحث عن الأسئلة',
  question: 'السؤال',
  skill: 'المهارة',
  tasks: 'المهام',
  attempts: 'المحاولات',
  facility: 'السهولة',
  discrimination: 'التمييز',
  time: 'وسيط الوقت',
  look: 'أسباب المراجعة',
  fine: 'جيد',
  notEnough: reportTexts.ar.notEnough,
  reasons: reportTexts.ar.reasons,
  questions: (count) => countedInArabic(count, questions),
  toLookAt: (count) => `${countedInArabic(count, questions)} للمراجعة`,
  needed: (count, needed) =>
    `محاولات ${countedInArabic(count, { ...questions, two: 'سؤالين' })} أقل من ${needed}، فأرقامها تقول عن الصدفة أكثر.`,
  none: 'لا إجابات بعد',
  noneText: 'تظهر الأسئلة هنا بعد تصحيح محاولاتها.',
  noneInPeriod: 'لا إجابات في هذه الفترة',
  noneInPeriodText: 'اختر فترة أطول.',
};
