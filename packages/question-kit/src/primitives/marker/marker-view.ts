import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import type { BlockMark } from '../marking/marks.ts';
import type { ViewMessages } from '../messages/messages.ts';
import type { StimulusLayout } from '../stimulus/stimulus-layout.ts';
import type { Takes } from '../views/takes.ts';

/** What a marker view receives. */
export interface MarkerProps<Marked, Entry> {
  block: Marked;
  entry: Entry | undefined;
  onChange: Takes<Entry>;
  /** What stands now: a person's marks before the machine's. */
  mark: BlockMark;
  /** What the machine alone would give. */
  machine: BlockMark;
  uid: string;
  number: number | undefined;
  messages: ViewMessages;
  /** The language of the question's own texts. */
  lang: string;
}

/** The marker view of one type. */
export interface MarkerView<Marked, Entry> {
  Marker: Takes<MarkerProps<Marked, Entry>, ReactNode>;
  /** The entry with the machine's marks confirmed wherever it can judge and nobody has yet. */
  accept: Takes<{ entry: Entry; machine: BlockMark }, Entry>;
  styles: RuleSet;
  /** How the stimulus of a question of this type lies; above the questions by default. */
  layout?: StimulusLayout;
}
