import type { writingSourceEn } from './source-en.ts';

/** Editor messages for the source of a writing task, in Arabic. */
export const writingSourceAr: typeof writingSourceEn = {
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
