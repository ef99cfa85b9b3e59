import fc from 'fast-check';
import { blockTypes, skillCategories } from '../types/question-types.ts';
import { DraftActionError, type DraftAction } from '../primitives/draft/action.ts';
import { duplicateBlock, insertBlock, moveBlock, removeBlock, updateBlock } from '../assembly/draft/blocks.ts';
import { changeSubQuestionType, changeType, updateDraft } from '../assembly/draft/head.ts';
import { insertInput, moveInput, removeInput, updateInput } from '../primitives/draft/input-actions.ts';
import { insertItem, setWhy, updateItem } from '../assembly/draft/items.ts';
import { moveItem, removeItem } from '../primitives/draft/item-actions.ts';

const place = fc.integer({ min: -1, max: 6 });
const text = fc.string({ maxLength: 8 });

/** The action, or nothing where it is refused. */
function whereItApplies(action: DraftAction): DraftAction {
  return {
    ...action,
    recipe: (draft) => {
      try {
        action.recipe(draft);
      } catch (error) {
        if (!(error instanceof DraftActionError)) throw error;
      }
    },
  };
}

/** Every action there is, also at places that are not there. */
export const anyAction: fc.Arbitrary<DraftAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...blockTypes), fc.option(place, { nil: undefined }))
      .map(([type, at]) => insertBlock(type, at)),
  },
  place.map(removeBlock),
  fc.tuple(place, place).map(([from, to]) => moveBlock(from, to)),
  place.map(duplicateBlock),
  fc.tuple(place, text).map(([index, rubric]) => updateBlock(index, { rubric })),
  fc
    .tuple(place, fc.option(text, { nil: undefined }))
    .map(([index, modelAnswer]) => updateBlock(index, { modelAnswer })),
  { weight: 4, arbitrary: fc.tuple(place, place).map(([block, at]) => whereItApplies(insertItem(block, { at }))) },
  fc.tuple(place, place).map(([block, item]) => removeItem(block, item)),
  fc.tuple(place, place, place).map(([block, from, to]) => moveItem(block, from, to)),
  fc
    .tuple(place, place, fc.integer({ min: 0, max: 9 }))
    .map(([block, item, mark]) => updateItem(block, item, { mark })),
  fc.tuple(place, place, text).map(([block, item, why]) => whereItApplies(setWhy(block, item, why))),
  fc.tuple(text, place).map(([html, at]) => insertInput({ kind: 'text', html }, at)),
  place.map(removeInput),
  fc.tuple(place, place).map(([from, to]) => moveInput(from, to)),
  fc.tuple(place, text).map(([index, html]) => updateInput(index, { html })),
  text.map((title) => updateDraft({ title })),
  fc.constantFrom(...skillCategories).map(changeType),
  fc.constantFrom(...blockTypes).map(changeSubQuestionType),
);
