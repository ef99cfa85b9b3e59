import { BookA } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { VocabIssueCode } from './issues.ts';

export const vocabLabels: TypeLabels<VocabIssueCode> = {
  icon: BookA,
  en: { name: 'Vocabulary', hint: 'Words to look up, translate and hear; nothing to mark', content: 'its content' },
  ar: {
    name: 'مفردات',
    hint: 'كلمات يُبحث عن معناها وتُترجم وتُسمع، بلا تصحيح',
    content: 'المحتوى',
    issues: { 'vocab-words-missing': 'اكتب الكلمات أو النص الذي يتدرب عليه الطلاب.' },
  },
};
