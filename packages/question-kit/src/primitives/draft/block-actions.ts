import { assignFields, typingOf, type DraftAction } from './action.ts';
import type { BlockShape } from './draft-shape.ts';

/** Fields of a block that an author edits; `undefined` removes an optional one. */
export type ChangesOfBlock<Block> = { [Field in Exclude<keyof Block, 'type' | 'id'>]?: Block[Field] | undefined };

/**
 * Edits fields of a block. A caller names its block's type, so that only fields of that type can be set.
 *
 * @param options.typing whether consecutive changes of the same fields are one step of the history; by default if all are text
 */
export function updateBlockOf<Block extends BlockShape = BlockShape>(
  index: number,
  changes: ChangesOfBlock<Block>,
  options: { typing?: boolean } = {},
): DraftAction {
  return {
    name: 'updateBlock',
    ...typingOf(`block.${index}`, changes, options.typing),
    recipe: (draft) => {
      const block = draft.questions[index];
      if (block) assignFields(block, changes);
    },
  };
}
