import { createContext, useContext, type ReactNode } from 'react';

interface PromptFolds {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Whether the prompts of a marker are open: all of them together, as a person wants to read them or not. */
export const PromptFoldContext = createContext<PromptFolds>({ isOpen: true, onToggle: () => undefined });

interface PromptFoldProps {
  title: string;
  /** The beginning of the prompt, shown while it is folded. */
  preview?: string;
  lang: string;
  children: ReactNode;
}

/** What the student was asked, folded to one line so that the answer begins in sight. */
export function PromptFold({ title, preview, lang, children }: PromptFoldProps) {
  const { isOpen, onToggle } = useContext(PromptFoldContext);
  return (
    <details className="rb-fold" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <b>{title}</b>
        {!isOpen && preview !== undefined && (
          <span lang={lang} dir="auto">
            {preview}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
