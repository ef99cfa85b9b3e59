import { useMessages } from '../i18n.ts';
import { ar } from './ar.ts';
import { en, type Messages } from './en.ts';

/** The texts that several features share, in the reader's language. */
export function useCommonMessages(): Messages {
  return useMessages({ en, ar });
}
