import type { MessageSet } from './message-set.ts';

const en = {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  maxFileSize: (size: string) => `up to ${size}`,
  fileTooLarge: (name: string, limit: string) => `${name} is larger than ${limit}. Choose a smaller file.`,
  fileWrongType: (name: string) => `${name} is not an accepted file type.`,
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  fileSize: (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') =>
    new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
};

/** Messages of the file field. */
export type FilesMessages = typeof en;

const ar: FilesMessages = {
  chooseFile: 'اختر ملفًا',
  chooseFiles: 'اختر ملفات',
  dropFile: 'أو أفلته هنا',
  dropFiles: 'أو أفلتها هنا',
  maxFileSize: (size) => `حتى ${size}`,
  fileTooLarge: (name, limit) => `حجم ${name} أكبر من ${limit}. اختر ملفًا أصغر.`,
  fileWrongType: (name) => `نوع الملف ${name} غير مقبول.`,
  uploading: (name) => `جارٍ رفع ${name}`,
  uploaded: 'تم الرفع',
  fileSize: (value, unit) =>
    new Intl.NumberFormat('ar', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
};

/** Messages of the file field, by language. */
export const filesMessages: MessageSet<FilesMessages> = { en, ar };
