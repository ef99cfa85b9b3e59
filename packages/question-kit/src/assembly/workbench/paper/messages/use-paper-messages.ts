import { useUi } from '@rubrica/ui';
import { isArabic } from '../../../../primitives/editor/messages/is-arabic.ts';
import { ar } from './ar.ts';
import { en, type PaperMessages } from './en.ts';

/** Texts of the Paper view in the language of the page. */
export function usePaperMessages(): PaperMessages {
  const { language } = useUi();
  return isArabic(language) ? ar : en;
}
