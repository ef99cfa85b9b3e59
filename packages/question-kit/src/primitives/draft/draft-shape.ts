import type { InputItem } from '../schema/input.ts';
import type { BlockId } from '../schema/ids.ts';

/** What every block has, whatever its type. `content` holds the items of a block that has items. */
export interface BlockShape {
  type: string;
  id?: BlockId | undefined;
  rubric: string;
  autoCorrected: boolean;
  modelAnswer?: string | undefined;
  content?: object[];
  answersCount?: number;
}

/** What a draft action needs to know of a draft; `Draft` of the assembled kit is one. */
export interface DraftShape {
  input: InputItem[];
  questions: BlockShape[];
}
