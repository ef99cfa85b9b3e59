import { PasteList } from '../../editor/blocks/paste-list.tsx';
import { promptLines } from '../../editor/speaking/prompt-lines.ts';
import { useSpeakingWords } from '../../editor/speaking/use-speaking-words.ts';

/** Makes prompts from a list, one per line. */
export function PasteDialog({ onMake, onClose }: { onMake: (texts: string[]) => void; onClose: () => void }) {
  const own = useSpeakingWords();
  return (
    <PasteList
      words={own}
      hint={own.pasteHint}
      read={promptLines}
      count={(texts) => texts.length}
      say={(texts) => own.pasteMake(texts.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
