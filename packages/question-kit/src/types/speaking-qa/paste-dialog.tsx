import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { promptLines } from '../../families/speaking/editor/prompt-lines.ts';
import { useSpeakingWords } from '../../families/speaking/editor/use-speaking-words.ts';

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
