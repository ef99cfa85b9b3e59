import {
  BookA,
  FoldVertical,
  ImagePlay,
  BookOpenText,
  Cable,
  FileText,
  Image,
  Info,
  ListChecks,
  MessageSquareText,
  MessagesSquare,
  NotebookPen,
  PenLine,
  Speech,
  TextCursorInput,
  Video,
  Volume2,
  Webcam,
  type LucideIcon,
} from 'lucide-react';
import type { QuestionType } from '../../../types/question-types.ts';
import type { StimulusKind } from './offers.ts';

/** The sign of each block type. */
export const typeIcons = {
  MCQ: ListChecks,
  ShortAnswers: MessageSquareText,
  FillInBlanks: TextCursorInput,
  NoteTaking: NotebookPen,
  Rubric: Info,
  Matching: Cable,
  Vocab: BookA,
  WritingPhotoDescription: ImagePlay,
  WritingSummaries: FoldVertical,
  WritingEssays: PenLine,
  SpeakingQA: MessagesSquare,
  SpeakingPhotoDescription: Speech,
  VideoSpeaking: Webcam,
} as const satisfies Record<QuestionType, LucideIcon>;

/** The sign of each kind of stimulus. */
export const stimulusIcons = {
  text: BookOpenText,
  image: Image,
  audio: Volume2,
  video: Video,
  pdf: FileText,
} as const satisfies Record<StimulusKind, LucideIcon>;
