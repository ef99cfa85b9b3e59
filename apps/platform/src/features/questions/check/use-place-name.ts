import type { Finding } from '@rubrica/question-kit/quality';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';

/** Returns what the part of a question is called that a path leads to. */
export function usePlaceName(): (path: Finding['path']) => string {
  const m = useMessages({ en, ar });
  return ([list, index]) => {
    if (list === 'input') return m.stimulus;
    return list === 'questions' && typeof index === 'number' ? m.part(index + 1) : m.whole;
  };
}
