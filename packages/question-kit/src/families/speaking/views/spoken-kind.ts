import type { ReactNode } from 'react';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer-en.ts';
import type { SpokenKind } from './messages-en.ts';

/** A prompt or photo to speak to. */
export interface SpokenItem {
  id: string;
  audio?: FileRef | undefined;
  prepSeconds?: number | undefined;
  answerSeconds?: number | undefined;
}

/** What a prompt or photo is shown with. */
export interface SpokenPromptProps<Item> {
  item: Item;
  messages: AnswerMessages;
  lang: string;
}

/** How one type shows what is spoken to; all else its views share. */
export interface SpokenLook<Item extends SpokenItem> {
  kind: SpokenKind;
  Prompt: (props: SpokenPromptProps<Item>) => ReactNode;
}
