import type { FileRef } from '../../../primitives/schema/fields.ts';
import { LazyPlayer } from '../../../primitives/player/lazy-player.tsx';
import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenLook, SpokenPromptProps } from './spoken-kind.ts';
import { speakingMessages } from './messages.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';

interface Prompt {
  id: ItemId;
  text: string;
  audio?: FileRef | undefined;
}

function PromptToAnswer({ item, lang }: SpokenPromptProps<Prompt>) {
  const own = useMessages(speakingMessages);
  return (
    <>
      {item.text.trim() !== '' && (
        <p className="rb-asked" lang={lang} dir="auto">
          {item.text}
        </p>
      )}
      {item.audio && <LazyPlayer file={item.audio} kind="audio" label={own.speakingPromptHeard} lang={lang} />}
    </>
  );
}

/** A prompt that is read, heard, or both. */
export const promptLook: SpokenLook<Prompt> = { kind: 'prompt', Prompt: PromptToAnswer };
