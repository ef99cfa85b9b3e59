import type { Language, ReportName, Task } from '@rubrica/api-client/contract';

/** What the files of reports say, in one language. */
export interface ReportTexts {
  /** The names of the reports, their files and tabs. */
  names: Record<ReportName, string>;
  kinds: Record<Task['kind'], string>;
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
    | 'rate',
    string
  >;
}

export const reportTexts: Record<Language, ReportTexts> = {
  en: {
    names: { marks: 'Marks', attendance: 'Attendance' },
    kinds: { homework: 'Homework', quiz: 'Quiz', 'vdo-lect': 'Lecture', 'vdo-speaking': 'Speaking' },
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
    },
  },
  ar: {
    names: { marks: 'الدرجات', attendance: 'الحضور' },
    kinds: { homework: 'واجب', quiz: 'اختبار قصير', 'vdo-lect': 'محاضرة', 'vdo-speaking': 'محادثة' },
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
    },
  },
};
