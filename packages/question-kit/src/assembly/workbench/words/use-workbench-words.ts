import { useUi } from '@rubrica/ui';
import { ar } from './ar.ts';
import { en, type WorkbenchWords } from './en.ts';

/** The workbench's words in the language of the page. */
export function useWorkbenchWords(): WorkbenchWords {
  const { language } = useUi();
  return language.toLowerCase().startsWith('ar') ? ar : en;
}
