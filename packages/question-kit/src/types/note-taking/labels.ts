import { NotebookPen } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';

export const noteTakingLabels: TypeLabels<never> = {
  icon: NotebookPen,
  en: {
    name: 'Note taking',
    hint: 'A sheet of notes with fields to complete',
    content: 'its notes and their answers',
    item: (position) => `Field ${position}`,
  },
  ar: {
    name: 'تدوين الملاحظات',
    hint: 'ورقة ملاحظات فيها خانات تُكمَل',
    content: 'الملاحظات وإجاباتها',
    item: (position) => `الخانة ${position}`,
    issues: {},
  },
};
