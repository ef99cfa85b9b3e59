import type { ReactNode } from 'react';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer.ts';
import type { SpokenKind } from './messages.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';

/** A prompt or photo to speak to. */
export interface SpokenItem {
  id: ItemId;
  audio?: FileRef | undefined;
  prepSeconds?: number | undefined;
  answerSeconds?: number | undefined;
}

/** The props of the view of one prompt or photo. */
export interface SpokenPromptProps<Item> {
  item: Item;
  messages: AnswerMessages;
  lang: string;
}

/** How one type shows its prompts or photos; the rest of its views is shared. */
export interface SpokenLook<Item extends SpokenItem> {
  kind: SpokenKind;
  Prompt: (props: SpokenPromptProps<Item>) => ReactNode;
}

/** How a recording is shown: a plain player while answering, on its wave form with comments for those who listen to it later. */
export type ShowRecording = (file: FileRef, label: string) => ReactNode;
