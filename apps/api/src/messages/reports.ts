import {
  type ItemsReport,
  type Language,
  reportTexts as commonTexts,
  type ReportName,
  type Task,
} from '@rubrica/api-client/contract';

type Reason = ItemsReport['items'][number]['reasons'][number];

/** What the files of reports say, in one language. */
export interface ReportTexts {
  /** The names of the reports, their files and tabs. */
  names: Record<ReportName, string>;
  kinds: Record<Task['kind'], string>;
  skills: Record<ItemsReport['items'][number]['question']['type'], string>;
  /** Why to look at a question again; `unknown` where there are too few attempts. */
  reasons: Record<Reason | 'unknown', string>;
  yes: string;
  no: string;
  /** The period of a file, in its name. */
  from: (date: string) => string;
  until: (date: string) => string;
  /** What stands between the filters in a file's name. */
  comma: string;
  columns: Record<
    | 'student'
    | 'task'
    | 'kind'
    | 'attempt'
    | 'submitted'
    | 'late'
    | 'mark'
    | 'maximum'
    | 'percent'
    | 'released'
    | 'present'
    | 'isLate'
    | 'absent'
    | 'excused'
    | 'rate'
    | 'done'
    | 'doneLate'
    | 'missing'
    | 'mean'
    | 'trend'
    | 'lectures'
    | 'documents'
    | 'words'
    | 'lastActive'
    | 'question'
    | 'skill'
    | 'tasks'
    | 'attempts'
    | 'facility'
    | 'discrimination'
    | 'minutes'
    | 'look',
    string
  >;
}

export const reportTexts: Record<Language, ReportTexts> = {
  en: {
    names: commonTexts.en.names,
    kinds: { homework: 'Homework', quiz: 'Quiz', 'vdo-lect': 'Lecture', 'vdo-speaking': 'Speaking' },
    skills: {
      Reading: 'Reading',
      Listening: 'Listening',
      Speaking: 'Speaking',
      Writing: 'Writing',
      Vocab: 'Vocabulary',
    },
    reasons: { ...commonTexts.en.reasons, unknown: commonTexts.en.notEnough },
    yes: 'Yes',
    no: 'No',
    from: (date) => `from ${date}`,
    until: (date) => `until ${date}`,
    comma: ', ',
    columns: {
      student: 'Student',
      task: 'Task',
      kind: 'Kind',
      attempt: 'Attempt',
      submitted: 'Submitted',
      late: 'Late',
      mark: 'Mark',
      maximum: 'Out of',
      percent: 'Percent',
      released: 'Released',
      present: 'Present',
      isLate: 'Late',
      absent: 'Absent',
      excused: 'Excused',
      rate: 'Rate',
      done: 'Done',
      doneLate: 'Done late',
      missing: 'Missing',
      mean: 'Mean',
      trend: 'Trend, percentage points',
      lectures: 'Lectures',
      documents: 'Documents',
      words: 'Words',
      lastActive: 'Last active',
      question: 'Question',
      skill: 'Skill',
      tasks: 'Tasks',
      attempts: 'Attempts',
      facility: 'Facility',
      discrimination: 'Discrimination',
      minutes: 'Median minutes',
      look: 'Look at it',
    },
  },
  ar: {
    names: commonTexts.ar.names,
    kinds: { homework: 'واجب', quiz: 'اختبار قصير', 'vdo-lect': 'محاضرة', 'vdo-speaking': 'محادثة' },
    skills: { Reading: 'القراءة', Listening: 'الاستماع', Speaking: 'المحادثة', Writing: 'الكتابة', Vocab: 'المفردات' },
    reasons: { ...commonTexts.ar.reasons, unknown: commonTexts.ar.notEnough },
    yes: 'نعم',
    no: 'لا',
    from: (date) => `من ${date}`,
    until: (date) => `إلى ${date}`,
    comma: '، ',
    columns: {
      student: 'الطالب',
      task: 'المهمة',
      kind: 'النوع',
      attempt: 'المحاولة',
      submitted: 'وقت التسليم',
      late: 'متأخر',
      mark: 'الدرجة',
      maximum: 'من',
      percent: 'النسبة المئوية',
      released: 'منشورة',
      present: 'حاضر',
      isLate: 'متأخر',
      absent: 'غائب',
      excused: 'معذور',
      rate: 'نسبة الحضور',
      done: 'المنجز',
      doneLate: 'المتأخر',
      missing: 'الناقص',
      mean: 'المتوسط',
      trend: 'الاتجاه بالنقاط المئوية',
      lectures: 'المحاضرات',
      documents: 'المستندات',
      words: 'الكلمات',
      lastActive: 'آخر نشاط',
      question: 'السؤال',
      skill: 'المهارة',
      tasks: 'المهام',
      attempts: 'المحاولات',
      facility: 'السهولة',
      discrimination: 'التمييز',
      minutes: 'وسيط الدقائق',
      look: 'أسباب المراجعة',
    },
  },
};
