import {
  BookA,
  FoldVertical,
  ImagePlay,
  BookOpenText,
  FileText,
  Image,
  ListChecks,
  MessageSquareText,
  NotebookPen,
  PenLine,
  TextCursorInput,
  Video,
  Volume2,
  type LucideIcon,
} from 'lucide-react';
import type { BuiltType } from '../../core/question-types.ts';
import type { StimulusKind } from './offers.ts';

/** The sign of each block type. */
export const typeIcons = {
  MCQ: ListChecks,
  ShortAnswers: MessageSquareText,
  FillInBlanks: TextCursorInput,
  NoteTaking: NotebookPen,
  Vocab: BookA,
  WritingPhotoDescription: ImagePlay,
  WritingSummaries: FoldVertical,
  WritingEssays: PenLine,
} as const satisfies Record<BuiltType, LucideIcon>;

/** The sign of each kind of stimulus. */
export const stimulusIcons = {
  text: BookOpenText,
  image: Image,
  audio: Volume2,
  video: Video,
  pdf: FileText,
} as const satisfies Record<StimulusKind, LucideIcon>;
