import type { TypeMessages } from './registries/type-messages.ts';
import type { ViewMessages } from '../primitives/messages/messages.ts';
import type { PlayerMessages } from '../primitives/player/messages.ts';
import type { RecorderMessages } from '../primitives/recorder/messages-en.ts';
import type { AccentMessages } from '../primitives/accents/messages.ts';
import type { HighlighterMessages } from '../primitives/stimulus/highlighter/messages.ts';
import type { ZoomMessages } from '../primitives/stimulus/zoom/messages.ts';
import type { DeviceCheckMessages } from '../primitives/device-check/messages.ts';
import type { DictionaryMessages } from '../primitives/dictionary/messages.ts';

/**
 * Every text that a host may override through `QuestionKitProvider`: those of all views, and those that a type or a part
 * brings itself.
 */
export type KitMessages = ViewMessages &
  TypeMessages &
  RecorderMessages &
  DeviceCheckMessages &
  PlayerMessages &
  AccentMessages &
  ZoomMessages &
  HighlighterMessages &
  DictionaryMessages;
