import { useUi } from '@rubrica/ui';
import { useContext } from 'react';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { en, type WorkbenchMessages } from './en.ts';
import { ArabicWorkbenchContext } from './languages.tsx';

/** Workbench messages in the language of the page. */
export function useWorkbenchMessages(): WorkbenchMessages {
  const { language } = useUi();
  const arabic = useContext(ArabicWorkbenchContext);
  return (isArabic(language) ? arabic : null) ?? en;
}
