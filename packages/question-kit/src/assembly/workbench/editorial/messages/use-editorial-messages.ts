import { useUi } from '@rubrica/ui';
import { isArabic } from '../../../../primitives/editor/messages/is-arabic.ts';
import { ar } from './ar.ts';
import { en, type EditorialMessages } from './en.ts';

/** Messages of comments, states and differences in the language of the page. */
export function useEditorialMessages(): EditorialMessages {
  const { language } = useUi();
  return isArabic(language) ? ar : en;
}
