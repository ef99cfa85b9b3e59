import { Info } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { RubricIssueCode } from './issues.ts';

export const rubricLabels: TypeLabels<RubricIssueCode> = {
  icon: Info,
  en: { name: 'Instructions', hint: 'To read before the questions; nothing to answer', content: 'its content' },
  ar: {
    name: 'تعليمات',
    hint: 'تُقرأ قبل الأسئلة، ولا يُجاب عنها',
    content: 'المحتوى',
    issues: { 'rubric-empty': 'اكتب التعليمات.' },
  },
};
