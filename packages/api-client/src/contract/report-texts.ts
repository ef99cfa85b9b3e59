import type { ItemsReport } from './entities/report.ts';
import type { ReportName } from './entities/report-file.ts';
import type { Language } from './entities/user.ts';

type LookReason = ItemsReport['items'][number]['reasons'][number];

/** What reports say on their pages and in their files alike. */
interface ReportTexts {
  /** The names of the reports. */
  names: Record<ReportName, string>;
  /** Why to look at a question again. */
  reasons: Record<LookReason, string>;
  /** Of a question with too few attempts to say anything. */
  notEnough: string;
}

/** The texts that the pages of reports and their files have in common. */
export const reportTexts: Record<Language, ReportTexts> = {
  en: {
    names: { marks: 'Marks', attendance: 'Attendance', progress: 'Progress', items: 'Questions' },
    reasons: {
      'key-possibly-wrong': 'The key may be wrong',
      'negative-discrimination': 'The better students do worse',
      'distractor-beats-key': 'A wrong option attracts the best',
      'too-hard': 'Too hard',
      'at-chance': 'No better than guessing',
      'low-discrimination': 'Hardly tells who knows more',
      'too-easy': 'Too easy',
      'unused-distractor': 'An option that nobody chooses',
      'weight-above-intended': 'Counts for far more than its marks',
      'weight-below-intended': 'Counts for far less than its marks',
    },
    notEnough: 'Not enough data',
  },
  ar: {
    names: { marks: 'الدرجات', attendance: 'الحضور', progress: 'التقدم', items: 'الأسئلة' },
    reasons: {
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
    notEnough: 'لا بيانات كافية',
  },
};
