import { useUi } from '@rubrica/ui';
import { ar } from './ar.ts';
import { en, type WorkbenchMessages } from './en.ts';

/** Workbench messages in the language of the page. */
export function useWorkbenchMessages(): WorkbenchMessages {
  const { language } = useUi();
  return language.toLowerCase().startsWith('ar') ? ar : en;
}
