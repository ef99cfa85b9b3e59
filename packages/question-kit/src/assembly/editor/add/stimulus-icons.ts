import { BookOpenText, FileText, Image, Video, Volume2, type LucideIcon } from 'lucide-react';
import type { StimulusKind } from './add-options.ts';

/** The icon of each kind of stimulus. */
export const stimulusIcons = {
  text: BookOpenText,
  image: Image,
  audio: Volume2,
  video: Video,
  pdf: FileText,
} as const satisfies Record<StimulusKind, LucideIcon>;
