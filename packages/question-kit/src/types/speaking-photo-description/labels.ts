import { Speech } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { speakingPhotoDescriptionIssueTexts } from './issues.ts';
import { spokenIssuesAr } from '../../families/speaking/issues.ts';

export const speakingPhotoDescriptionLabels: TypeLabels<keyof typeof speakingPhotoDescriptionIssueTexts> = {
  icon: Speech,
  en: { name: 'Talk about a photo', hint: 'Photos to describe aloud', content: 'its photos' },
  ar: {
    name: 'التحدث عن صورة',
    hint: 'صور يصفها الطلاب شفهيًا',
    content: 'الصور',
    issues: {
      ...spokenIssuesAr,
      'speaking-photos-missing': 'أضف الصورة التي يتحدث عنها الطلاب.',
      'speaking-photo-alt-missing': 'صِف الصورة لمن لا يستطيع رؤيتها.',
    },
  },
};
