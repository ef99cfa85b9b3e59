import type { DictionaryMessages } from './messages-en.ts';

export const dictionaryAr: DictionaryMessages = {
  dictionaryListen: 'استمع',
  dictionaryStop: 'إيقاف',
  dictionaryVoiceless: 'لا يوجد على هذا الجهاز صوت لهذه اللغة.',
  dictionaryUnheard: 'تعذّر تشغيل الصوت. حاول مرة أخرى.',
  dictionaryClose: 'إغلاق',
  dictionaryMeaning: 'المعنى',
  dictionaryIn: (language) => `بـ${language}`,
  dictionarySearching: 'جارٍ البحث',
  dictionaryUnknown: 'هذه الكلمة ليست في القاموس.',
  dictionaryUntranslated: 'لم يُعثر على ترجمة.',
  dictionaryOffline: 'لا يوجد اتصال. الكلمات التي بحثت عنها من قبل تُفتح كالمعتاد.',
  dictionaryFailed: 'لم يستجب القاموس.',
  dictionaryAgain: 'حاول مرة أخرى',
  dictionaryNone: 'لم يُضف قاموس هنا. يمكنك الاستماع إلى الكلمة.',
};
