import type { InputItem } from '../schema/input.ts';
import type { BlockShape } from './draft-shape.ts';
import type { ItemId } from '../schema/ids.ts';

/** The path from a draft to a field. All paths have this type; the functions below check the parts. */
export type DraftPath = (string | number)[];

/** The fields that every item has. */
interface ItemShape {
  id: ItemId;
  why?: string | undefined;
}

/** The field names of a union of shapes. */
type FieldOf<Shape> = Shape extends object ? keyof Shape & string : never;

/** The path of a block, or of one of its fields. A caller names the block's type for fields that not every block has. */
export function blockPath<Block extends BlockShape = BlockShape>(index: number, field?: FieldOf<Block>): DraftPath {
  return field === undefined ? ['questions', index] : ['questions', index, field];
}

/** The path of an item of a block, or of one of its fields. A caller names the item's type for fields that not every item has. */
export function itemPath<Item extends object = ItemShape>(
  block: number,
  item: number,
  field?: FieldOf<Item>,
): DraftPath {
  const path = ['questions', block, 'content', item];
  return field === undefined ? path : [...path, field];
}

/** The path of an input item, or of one of its fields. */
export function inputPath(index: number, field?: FieldOf<InputItem>): DraftPath {
  return field === undefined ? ['input', index] : ['input', index, field];
}
