import { PenLine } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { writingIssueTexts } from '../../families/writing/issues.ts';
import { writingIssuesAr } from '../../families/writing/issues.ts';

export const writingEssaysLabels: TypeLabels<keyof typeof writingIssueTexts> = {
  icon: PenLine,
  en: { name: 'Essay', hint: 'A long text, marked by a person', content: 'its content' },
  ar: { name: 'مقال', hint: 'نص طويل يصححه شخص', content: 'المحتوى', issues: { ...writingIssuesAr } },
};
