import type { FileRef } from '../../../primitives/schema/fields.ts';
import { LazyPlayer } from '../../../primitives/player/lazy-player.tsx';
import { useWords } from '../../../primitives/messages/words.ts';
import type { SpokenLook, SpokenPromptProps } from './spoken-kind.ts';
import { speakingWords } from './words.ts';

interface Prompt {
  id: string;
  text: string;
  audio?: FileRef | undefined;
}

function PromptToAnswer({ item, lang }: SpokenPromptProps<Prompt>) {
  const said = useWords(speakingWords);
  return (
    <>
      {item.text.trim() !== '' && (
        <p className="rb-asked" lang={lang} dir="auto">
          {item.text}
        </p>
      )}
      {item.audio && <LazyPlayer file={item.audio} kind="audio" label={said.speakingPromptHeard} lang={lang} />}
    </>
  );
}

/** A prompt that is read, heard, or both. */
export const promptLook: SpokenLook<Prompt> = { kind: 'prompt', Prompt: PromptToAnswer };
