import { useCallback } from 'react';
import { useLanguage } from '../i18n.ts';

/** Returns what writes words one after another, with commas of the script of the interface; empty ones are left out. */
export function useCommaList(): (words: readonly string[]) => string {
  const comma = useLanguage() === 'ar' ? '، ' : ', ';
  return useCallback((words) => words.filter((word) => word !== '').join(comma), [comma]);
}
