import { useUi } from '@rubrica/ui';
import { useCallback } from 'react';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { nameOf, numbersOf } from '../../editor/state/block-name.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';

type Named = Pick<Draft, 'questions'>;

/** Returns what a field is called: by its block or stimulus, its item, and its own name. */
export function useFieldName(): (draft: Named, path: ValuePath) => string {
  const partsOf = useFieldParts();
  return useCallback((draft, path) => partsOf(draft, path).join(' · '), [partsOf]);
}

/** Returns the names of the parts that a path leads through: a block or stimulus, its item, a field. */
export function useFieldParts(): (draft: Named, path: ValuePath) => string[] {
  const m = useAllEditorMessages();
  const own = useEditorialMessages();
  const { language } = useUi();
  return useCallback(
    (draft, path) => {
      const [list, index, ...rest] = path;
      if (list === undefined) return [own.wholeQuestion];
      if (typeof index !== 'number') return [own.fields[list] ?? own.otherField];
      const block = list === 'questions' ? draft.questions[index] : undefined;
      const owner = block ? nameOf(m, numbersOf(draft.questions)[index], block.type) : m.actions.stimulus(index + 1);
      const isInItem = rest[0] === 'content' && typeof rest[1] === 'number';
      const position = block && isInItem ? positionOf(block, Number(rest[1])) : null;
      const labelsOfItem = block && typeLabels[block.type][isArabic(language) ? 'ar' : 'en'].item;
      const item = position === null ? '' : (labelsOfItem?.(m.number(position)) ?? own.item(position));
      const field = (isInItem ? rest.slice(2) : rest).findLast((part) => typeof part === 'string');
      return [owner, item, field === undefined ? '' : (own.fields[field] ?? own.otherField)].filter(
        (part) => part !== '',
      );
    },
    [m, own, language],
  );
}

/** The number of an item, from 1; null for a run of text between gaps, which has none. */
function positionOf(block: Draft['questions'][number], place: number): number | null {
  const items: readonly object[] = 'content' in block ? block.content : [];
  const item = items[place];
  if (!item || !('id' in item)) return null;
  return items.slice(0, place + 1).filter((each) => 'id' in each).length;
}
