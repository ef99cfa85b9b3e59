import { TextCursorInput } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { fillInBlanksIssueTexts } from './issues.ts';

export const fillInBlanksLabels: TypeLabels<keyof typeof fillInBlanksIssueTexts> = {
  icon: TextCursorInput,
  en: {
    name: 'Fill in the blanks',
    hint: 'A text with gaps, typed or from a word box',
    content: 'its text with gaps',
    item: (position) => `Gap ${position}`,
  },
  ar: {
    name: 'ملء الفراغات',
    hint: 'نص فيه فراغات تُكتب أو تُملأ من صندوق كلمات',
    content: 'النص وفراغاته',
    item: (position) => `الفراغ ${position}`,
    issues: {
      'gaps-missing': 'أنشئ فراغًا واحدًا على الأقل: اكتب [[الإجابة]] أو حدّد كلمة.',
      'gap-answer-missing': 'اكتب ما يوضع في هذا الفراغ، وإلا تعذّر التصحيح الآلي.',
      'gap-answer-wildcard': 'لا يمكن أن تحتوي كلمة في الصندوق على الرمز *؛ اكتب \\* لتعني نجمة.',
      'gap-answer-number': 'هذا ليس عددًا. اكتب 5 أو \u20665 ± 0.1\u2069 أو \u20661..4\u2069، أو قارن الكلمات.',
      'gap-worthless': 'قيمة هذا الفراغ صفر.',
      'distractor-empty': 'هذه الكلمة الزائدة فارغة.',
      'distractor-right': 'هذه الكلمة الزائدة إجابة صحيحة لأحد الفراغات.',
    },
  },
};
