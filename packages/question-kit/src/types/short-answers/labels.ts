import { MessageSquareText } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { shortAnswersIssueTexts } from './issues.ts';

export const shortAnswersLabels: TypeLabels<keyof typeof shortAnswersIssueTexts> = {
  icon: MessageSquareText,
  en: {
    name: 'Short answers',
    hint: 'A few words per question, compared with a key',
    content: 'its fields and their answers',
  },
  ar: {
    name: 'إجابات قصيرة',
    hint: 'كلمات قليلة لكل سؤال تُقارن بالإجابات المقبولة',
    content: 'الخانات وإجاباتها',
    item: (position) => `الخانة ${position}`,
    issues: {
      'short-question-missing': 'اكتب المطلوب، هنا أو بجانب كل خانة.',
      'short-answer-missing': 'اكتب ما تقبله هذه الخانة، وإلا تعذّر التصحيح الآلي.',
      'short-answer-twice': 'تقبل هذه الخانة الإجابة نفسها مرتين.',
      'short-answer-number': 'هذا ليس عددًا. اكتب 5 أو \u20665 ± 0.1\u2069 أو \u20661..4\u2069، أو قارن الكلمات.',
      'short-worthless': 'قيمة هذه الخانة صفر.',
      'short-key-missing': 'بعض الخانات بلا إجابات، والدرجات ستُعتمد دون مراجعة شخص.',
      'short-fields-few': 'الإجابات أكثر من الخانات: لن يرى الطلاب الأخيرة منها.',
    },
  },
};
