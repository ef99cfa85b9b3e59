import { useUi } from '@rubrica/ui';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';

/** Texts in English about what this version of the workbench cannot read. */
export const unreadEn = {
  title: 'A part of what this browser keeps cannot be read by this version of the workbench',
  text: 'Another version has written it. It is not shown here and not in your paper, but nothing of it is lost: this browser keeps it apart. Save it as a file, and give the file to whoever looks after the workbench.',
  save: 'Save it as a file',
  remove: 'Remove it from this browser',
  removeTitle: 'Remove what could not be read?',
  removeText:
    'It is then in the file alone. First look whether you have the file. The paper that is open stays as you see it.',
  notRemoved: 'It could not be removed. Try again.',
};

type UnreadMessages = typeof unreadEn;

const unreadAr: UnreadMessages = {
  title: 'لا تستطيع هذه النسخة من المشغل قراءة جزء مما يحفظه هذا المتصفح',
  text: 'كتبته نسخة أخرى من المشغل. لا يظهر هنا وليس في ورقتك، لكن شيئًا منه لم يُفقد: يحفظه هذا المتصفح على حدة. احفظه في ملف وأعطِ الملف من يتولى أمر المشغل.',
  save: 'احفظه في ملف',
  remove: 'احذفه من هذا المتصفح',
  removeTitle: 'هل تحذف ما تعذّرت قراءته؟',
  removeText: 'لن يبقى بعد ذلك إلا في الملف. تأكد أولًا من أن الملف عندك. أما الورقة المفتوحة فتبقى كما تراها.',
  notRemoved: 'تعذّر حذفه. حاول مرة أخرى.',
};

/** Texts about what this version of the workbench cannot read, in the language of the page. */
export function useUnreadMessages(): UnreadMessages {
  const { language } = useUi();
  return isArabic(language) ? unreadAr : unreadEn;
}
