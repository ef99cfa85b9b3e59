import type { ChoiceMessages } from './choice.ts';
import type { CommonMessages } from './common.ts';
import type { DataMessages } from './data.ts';
import type { FeedbackMessages } from './feedback.ts';
import type { FieldsMessages } from './fields.ts';
import type { FilesMessages } from './files.ts';
import type { LayoutMessages } from './layout.ts';
import type { OverlaysMessages } from './overlays.ts';

/** All messages of the library, as a translation has to provide them. */
export type UiMessages = ChoiceMessages &
  CommonMessages &
  DataMessages &
  FeedbackMessages &
  FieldsMessages &
  FilesMessages &
  LayoutMessages &
  OverlaysMessages;
