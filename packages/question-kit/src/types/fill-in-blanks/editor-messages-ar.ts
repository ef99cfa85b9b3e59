import { numberAr } from '../../primitives/editor/messages/counted-ar.ts';
import type { fillInBlanksEditorMessages } from './editor-messages.ts';

/** Editor messages of texts with gaps, in Arabic. */
export const fillInBlanksEditorAr: (typeof fillInBlanksEditorMessages)['en'] = {
  rubricPlaceholder: 'اكتب المطلوب: «أكمل النص بكلمة واحدة في كل فراغ.»',
  text: 'النص والفراغات',
  textHint: 'اكتب [[الإجابة]] مكان الفراغ، و[[الإجابة|البديل]] لقبول أكثر من إجابة.',
  placeholder: 'تشرق [[الشمس]] من [[الشرق]].',
  make: 'إنشاء فراغ',
  made: (word) => `أُنشئ فراغ: ${word}`,
  selectFirst: 'ضع المؤشر داخل كلمة أو حدّد كلمات، ثم أنشئ الفراغ.',
  alreadyGap: 'هذا فراغ بالفعل.',
  list: 'الفراغات',
  none: 'لا فراغات بعد. حدّد كلمة في النص واضغط «إنشاء فراغ».',
  gap: (position) => `الفراغ ${numberAr.format(position)}`,
  answer: 'الإجابة',
  alternative: (position) => `البديل ${numberAr.format(position)}`,
  addAlternative: 'إضافة بديل',
  removeAlternative: (answer) => `إزالة البديل ${answer}`,
  remove: (position) => `إعادة الفراغ ${numberAr.format(position)} إلى نص`,
  removed: (position) => `عاد الفراغ ${numberAr.format(position)} نصًا`,
  toAll: 'تطبيق على كل الفراغات',
  toAllDone: 'تُقارن كل الفراغات الآن بهذه الطريقة',
  box: 'يختار الطلاب من صندوق كلمات',
  boxHint: 'توضع الإجابة الأولى لكل فراغ في الصندوق.',
  distractors: 'كلمات لا مكان لها',
  distractor: (position) => `الكلمة الزائدة ${numberAr.format(position)}`,
  addDistractor: 'إضافة كلمة',
  removeDistractor: (word) => `إزالة ${word}`,
};
