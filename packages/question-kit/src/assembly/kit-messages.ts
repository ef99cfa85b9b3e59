import type { ViewMessages } from '../primitives/messages/messages.ts';
import type { PlayerMessages } from '../primitives/player/messages-en.ts';
import type { RecorderMessages } from '../primitives/recorder/messages-en.ts';
import type { MatchingMessages } from '../types/matching/messages-en.ts';
import type { AccentMessages } from '../primitives/accents/messages-en.ts';
import type { ShortMessages } from '../families/short-answers/views/messages-en.ts';
import type { SpeakingMessages } from '../families/speaking/views/messages-en.ts';
import type { HighlighterMessages } from '../primitives/stimulus/highlighter/messages-en.ts';
import type { ZoomMessages } from '../primitives/stimulus/zoom/messages-en.ts';
import type { VocabWaitingMessages } from '../types/vocab/waiting-messages.ts';
import type { VocabMessages } from '../types/vocab/messages-en.ts';
import type { DictionaryMessages } from '../primitives/dictionary/messages-en.ts';
import type { WritingMessages } from '../families/writing/views/messages-en.ts';

/**
 * Every text that a host may override through `QuestionKitProvider`: those of all views, and those that a type or a part
 * brings itself.
 */
export type KitMessages = ViewMessages &
  MatchingMessages &
  RecorderMessages &
  SpeakingMessages &
  PlayerMessages &
  ShortMessages &
  WritingMessages &
  AccentMessages &
  ZoomMessages &
  HighlighterMessages &
  DictionaryMessages &
  VocabMessages &
  VocabWaitingMessages;
