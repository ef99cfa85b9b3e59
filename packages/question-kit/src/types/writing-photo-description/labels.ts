import { ImagePlay } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';
import type { writingPhotoDescriptionIssueTexts } from './issues.ts';
import { writingIssuesAr } from '../../families/writing/issues.ts';

export const writingPhotoDescriptionLabels: TypeLabels<keyof typeof writingPhotoDescriptionIssueTexts> = {
  icon: ImagePlay,
  en: { name: 'Describe a photo', hint: 'A photo to look at and describe', content: 'its content' },
  ar: {
    name: 'وصف صورة',
    hint: 'صورة يتأملها الطالب ويصفها',
    content: 'المحتوى',
    issues: { ...writingIssuesAr, 'photo-missing': 'أضف الصورة التي يصفها الطلاب.' },
  },
};
