import type { writingSourceEditorMessages } from './source-messages.ts';

/** Editor messages for the source of a writing task, in Arabic. */
export const writingSourceEditorAr: (typeof writingSourceEditorMessages)['en'] = {
  image: 'الصورة',
  text: 'النص الأصلي',
  addImage: 'أضف الصورة',
  addText: 'اكتب النص الأصلي',
  imageMissing: 'يصف الطلاب صورة، ومكانها قبل الأسئلة.',
  textMissing: 'يلخّص الطلاب نصًا، ومكانه قبل الأسئلة.',
  noUpload: 'لا يمكن حفظ ملفات هنا.',
  change: 'عرض وتعديل',
  unnamed: 'بلا وصف بعد',
  empty: 'لم يُكتب بعد',
};
