import { FoldVertical } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { writingSummariesIssueTexts } from './issues.ts';
import { writingIssuesAr } from '../../families/writing/issues.ts';

export const writingSummariesLabels: TypeLabels<keyof typeof writingSummariesIssueTexts> = {
  icon: FoldVertical,
  en: { name: 'Summary', hint: 'A text to put in fewer words', content: 'its content' },
  ar: {
    name: 'تلخيص',
    hint: 'نص يُعاد في كلمات أقل',
    content: 'المحتوى',
    issues: { ...writingIssuesAr, 'source-text-missing': 'أضف النص الذي يلخّصه الطلاب.' },
  },
};
