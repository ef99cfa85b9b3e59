import type { Language } from '@rubrica/api-client/contract';

export const en = {
  readAloud: 'Read aloud',
  pauseReading: 'Pause',
  resumeReading: 'Go on reading',
  stopReading: 'Stop reading',
  speed: 'Speed',
  /** The voice's own speed is 1. */
  times: (rate: string) => `${rate}×`,
  noVoice: (language: string) =>
    `This device has no voice for ${language}. Add one in the settings of the device, or read without it.`,
  /** In an English book. */
  arabicLeftOut: 'This device has no voice for Arabic. What is written in it is not read aloud.',
  voiceFailed: 'The voice stopped. Check the network and try again.',
  english: 'English',
  arabic: 'Arabic',
  recordingOf: (page: string) => `The teacher reads page ${page}`,
  pictureUndescribed: 'A picture without a description',
  pictureFailed: (alt: string) => (alt === '' ? 'This picture could not be loaded.' : `Not loaded: ${alt}`),
  emptyPage: 'This page is empty.',
  recording: {
    title: 'Your voice for this page',
    hint: 'Students hear it in place of the computer’s voice.',
    label: (page: string) => `Recording of page ${page}`,
    remove: 'Remove the recording',
  },
};

export type Messages = typeof en;

export const ar: Messages = {
  readAloud: 'اقرأ بصوت عالٍ',
  pauseReading: 'إيقاف مؤقت',
  resumeReading: 'متابعة القراءة',
  stopReading: 'إيقاف القراءة',
  speed: 'السرعة',
  times: (rate) => `${rate}×`,
  noVoice: (language) => `لا يوجد في هذا الجهاز صوت للغة ${language}. أضف صوتًا من إعدادات الجهاز، أو اقرأ بدونه.`,
  arabicLeftOut: 'لا يوجد في هذا الجهاز صوت للغة العربية، لذلك لا يُقرأ ما كُتب بها.',
  voiceFailed: 'توقف الصوت. تحقق من الشبكة ثم حاول مرة أخرى.',
  english: 'الإنجليزية',
  arabic: 'العربية',
  recordingOf: (page) => `المعلم يقرأ الصفحة ${page}`,
  pictureUndescribed: 'صورة بلا وصف',
  pictureFailed: (alt) => (alt === '' ? 'تعذر تحميل هذه الصورة.' : `لم تُحمَّل: ${alt}`),
  emptyPage: 'هذه الصفحة فارغة.',
  recording: {
    title: 'صوتك لهذه الصفحة',
    hint: 'يسمعه الطلاب بدلًا من صوت الحاسوب.',
    label: (page) => `تسجيل الصفحة ${page}`,
    remove: 'حذف التسجيل',
  },
};

/** The direction of a book, whatever that of the interface is. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');
