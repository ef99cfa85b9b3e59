import { Cable } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { matchingIssueTexts } from './issues.ts';

export const matchingLabels: TypeLabels<keyof typeof matchingIssueTexts> = {
  icon: Cable,
  en: {
    name: 'Matching',
    hint: 'Pairs to find, by dragging or choosing',
    content: 'its pairs',
    item: (position) => `Pair ${position}`,
  },
  ar: {
    name: 'مطابقة',
    hint: 'أزواج تُكتشف بالسحب أو بالاختيار',
    content: 'الأزواج',
    item: (position) => `الزوج ${position}`,
    issues: {
      'matching-task-missing': 'اكتب ما الذي يُطابَق مع ماذا.',
      'matching-pairs-few': 'ضع زوجين على الأقل.',
      'matching-left-empty': 'اكتب الطرف الأول من هذا الزوج.',
      'matching-right-empty': 'اكتب الطرف الثاني من هذا الزوج، وإلا تعذّر التصحيح الآلي.',
      'matching-left-twice': 'يتطابق الطرف الأول في زوجين.',
      'matching-all-same': 'الطرف الثاني واحد في كل الأزواج، فلا شيء يُختار.',
      'matching-distractor-empty': 'هذا الخيار الزائد فارغ.',
      'matching-distractor-right': 'هذا الخيار الزائد هو الطرف الثاني لأحد الأزواج.',
      'matching-distractor-twice': 'يتطابق خياران زائدان.',
    },
  },
};
