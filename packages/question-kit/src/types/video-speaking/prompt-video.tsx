import { LazyPlayer } from '../../primitives/player/lazy-player.tsx';
import { useMessages } from '../../primitives/messages/messages.ts';
import { speakingMessages } from '../../families/speaking/views/messages.ts';
import type { VideoSpeakingStudentBlock } from './schema.ts';

interface PromptVideoProps {
  block: Pick<VideoSpeakingStudentBlock, 'video' | 'captions'>;
  lang: string;
}

/** The video that is answered, with its captions. */
export function PromptVideo({ block, lang }: PromptVideoProps) {
  const own = useMessages(speakingMessages);
  return (
    <LazyPlayer
      file={block.video}
      kind="video"
      label={own.speakingYourVideo}
      lang={lang}
      captionTracks={block.captions}
    />
  );
}
