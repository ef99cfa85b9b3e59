import { Webcam } from 'lucide-react';
import type { TypeLabels } from '../../primitives/type-labels.ts';

export const videoSpeakingLabels: TypeLabels<never> = {
  icon: Webcam,
  en: { name: 'Answer a video', hint: 'A video to watch and answer by speaking', content: 'its video' },
  ar: { name: 'الرد على فيديو', hint: 'فيديو يشاهده الطالب ويرد عليه متحدثًا', content: 'الفيديو', issues: {} },
};
