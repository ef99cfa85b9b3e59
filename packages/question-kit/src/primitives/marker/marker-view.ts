import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import type { BlockMark } from '../marking/marks.ts';
import type { ViewMessages } from '../messages/messages.ts';
import type { StimulusLayout } from '../stimulus/stimulus-layout.ts';
import type { Callback } from '../views/callback.ts';

/** The props of a marker view. */
export interface MarkerProps<Marked, Entry> {
  block: Marked;
  entry: Entry | undefined;
  onChange: Callback<Entry>;
  /** The current mark: a marker's marks override the automatic ones. */
  mark: BlockMark;
  /** The automatic mark. */
  machine: BlockMark;
  uid: string;
  number: number | undefined;
  messages: ViewMessages;
  /** The language of the question's own texts. */
  lang: string;
  /** Whether the marks are in a pane of their own beside the answers. */
  isBeside: boolean;
}

/** The marker view of one type. */
export interface MarkerView<Marked, Entry> {
  /** What the student was asked and has given. Where the marks stand below it, it may bring them within itself. */
  Answer: Callback<MarkerProps<Marked, Entry>, ReactNode>;
  /** The fields for the marks, comments and files; none for a type with nothing to mark. */
  Marks?: Callback<MarkerProps<Marked, Entry>, ReactNode>;
  /** Returns the entry with the automatic marks confirmed, except for items that are reviewed or must be marked manually. */
  accept: Callback<{ entry: Entry; machine: BlockMark }, Entry>;
  styles: RuleSet;
  /** How the stimulus of a question of this type lies; above the questions by default. */
  layout?: StimulusLayout;
}
