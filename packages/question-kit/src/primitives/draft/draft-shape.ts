import type { InputItem } from '../schema/input.ts';

/** What every block has, whatever its type. `content` holds the items of a block that has items. */
export interface BlockShape {
  type: string;
  id?: string | undefined;
  rubric: string;
  autoCorrected: boolean;
  modelAnswer?: string | undefined;
  content?: object[];
}

/** What a draft action needs to know of a draft; `Draft` of the assembled kit is one. */
export interface DraftShape {
  input: InputItem[];
  questions: BlockShape[];
}
