import { ListChecks } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { mcqIssueTexts } from './issues.ts';

export const mcqLabels: TypeLabels<keyof typeof mcqIssueTexts> = {
  icon: ListChecks,
  en: {
    name: 'Multiple choice',
    hint: 'One or several right options',
    content: 'its options',
    item: (position) => `Option ${position}`,
  },
  ar: {
    name: 'اختيار من متعدد',
    hint: 'خيار صحيح واحد أو أكثر',
    content: 'الخيارات',
    item: (position) => `الخيار ${position}`,
    issues: {
      'mcq-question-missing': 'اكتب السؤال الذي تجيب عنه الخيارات.',
      'mcq-options-few': 'ضع خيارين على الأقل.',
      'mcq-option-empty': 'اكتب نصًا لهذا الخيار، فهو يصف الصورة أيضًا لمن لا يراها.',
      'mcq-option-twice': 'يتطابق نص خيارين.',
      'mcq-right-missing': 'حدّد الخيار الصحيح، وإلا تعذّر التصحيح الآلي.',
    },
  },
};
