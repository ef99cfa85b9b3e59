import type { ItemsReport, Language, ReportName, Task } from '@rubrica/api-client/contract';

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
    names: { marks: 'Marks', attendance: 'Attendance', progress: 'Progress', items: 'Questions' },
    kinds: { homework: 'Homework', quiz: 'Quiz', 'vdo-lect': 'Lecture', 'vdo-speaking': 'Speaking' },
    skills: {
      Reading: 'Reading',
      Listening: 'Listening',
      Speaking: 'Speaking',
      Writing: 'Writing',
      Vocab: 'Vocabulary',
    },
    reasons: {
      unknown: 'Not enough data',
      'key-possibly-wrong': 'The key may be wrong',
      'negative-discrimination': 'The better students do worse',
      'distractor-beats-key': 'A wrong option attracts the best',
      'too-hard': 'Too hard',
      'at-chance': 'No better than guessing',
      'low-discrimination': 'Hardly tells who knows more',
      'too-easy': 'Too easy',
      'unused-distractor': 'An option that nobody chooses',
      'weight-above-intended': 'Counts for far more than its points',
      'weight-below-intended': 'Counts for far less than its points',
    },
    yes: 'Yes',
    no: 'No',
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
      trend: 'Trend, points',
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
    names: { marks: 'الدرجات', attendance: 'الحضور', progress: 'التقدم', items: 'الأسئلة' },
    kinds: { homework: 'واجب', quiz: 'اختبار قصير', 'vdo-lect': 'محاضرة', 'vdo-speaking': 'محادثة' },
    skills: { Reading: 'القراءة', Listening: 'الاستماع', Speaking: 'المحادثة', Writing: 'الكتابة', Vocab: 'المفردات' },
    reasons: {
      unknown: 'لا بيانات كافية',
      'key-possibly-wrong': 'قد تكون الإجابة الصحيحة خاطئة',
      'negative-discrimination': 'الطلاب الأقوى أداؤهم فيه أضعف',
      'distractor-beats-key': 'خيار خاطئ يجذب الأقوى',
      'too-hard': 'صعب جدًا',
      'at-chance': 'لا يفضُل التخمين',
      'low-discrimination': 'لا يكاد يميّز من يعرف أكثر',
      'too-easy': 'سهل جدًا',
      'unused-distractor': 'خيار لا يختاره أحد',
      'weight-above-intended': 'يقرّر أكثر بكثير مما تقوله درجته',
      'weight-below-intended': 'يقرّر أقل بكثير مما تقوله درجته',
    },
    yes: 'نعم',
    no: 'لا',
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
      trend: 'الاتجاه بالنقاط',
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
