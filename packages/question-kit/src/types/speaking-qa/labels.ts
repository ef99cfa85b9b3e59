import { MessagesSquare } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { speakingQaIssueTexts } from './issues.ts';
import { spokenIssuesAr } from '../../families/speaking/issues.ts';

export const speakingQaLabels: TypeLabels<keyof typeof speakingQaIssueTexts> = {
  icon: MessagesSquare,
  en: { name: 'Spoken answers', hint: 'Prompts to answer aloud, one at a time', content: 'its prompts' },
  ar: {
    name: 'إجابات شفهية',
    hint: 'أسئلة يُجاب عنها شفهيًا واحدًا بعد آخر',
    content: 'الأسئلة الشفهية',
    issues: {
      ...spokenIssuesAr,
      'speaking-prompts-missing': 'أضف سؤالًا شفهيًا واحدًا على الأقل.',
      'speaking-prompt-empty': 'اكتب هذا السؤال أو أرفق تسجيلًا له.',
    },
  },
};
