import { messagesOf as editorWordsOf } from '../../editor/stories/messages-of.ts';
import { exchangeAr, exchangeEn } from '../exchange/messages.ts';
import { galleryAr, galleryEn } from '../gallery/messages.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { panes } from '../panes/panes.ts';

/** Messages of the workbench, its dialogs and its editor in a story's language, and the labels of the tabs beside the form. */
export function messagesOf(globals: Record<string, unknown>) {
  const language = globals['language'] === 'ar' ? 'ar' : 'en';
  const tabOf = (name: string) => panes.find((pane) => pane.name === name)?.label[language] ?? name;
  const own =
    language === 'ar'
      ? { w: ar, gallery: galleryAr, exchange: exchangeAr }
      : { w: en, gallery: galleryEn, exchange: exchangeEn };
  return { ...own, m: editorWordsOf(globals), tabOf };
}
