// Written by scripts/generate-registries.ts from the files of types and families: do not edit.
import type { shortMessages } from '../../families/short-answers/views/messages.ts';
import type { speakingMessages } from '../../families/speaking/views/messages.ts';
import type { timedMessages } from '../../families/speaking/views/timed-messages.ts';
import type { writingMessages } from '../../families/writing/views/messages.ts';
import type { matchingMessages } from '../../types/matching/messages.ts';
import type { vocabMessages } from '../../types/vocab/messages.ts';
import type { vocabWaitingMessages } from '../../types/vocab/waiting-messages.ts';

/** The messages that types and families bring to the views. */
export type TypeMessages = (typeof shortMessages)['en'] &
  (typeof speakingMessages)['en'] &
  (typeof timedMessages)['en'] &
  (typeof writingMessages)['en'] &
  (typeof matchingMessages)['en'] &
  (typeof vocabMessages)['en'] &
  (typeof vocabWaitingMessages)['en'];
