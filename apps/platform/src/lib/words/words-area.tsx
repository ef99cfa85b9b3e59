import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { SelectionToolProps } from './selection-tool.tsx';

interface WordsAreaProps {
  /** The title of the lecture, document or question: a kept word says where it was found. */
  source: string;
  /** Whether words may not be looked up here now, as in a timed attempt. */
  isOff?: boolean;
  children: ReactNode;
}

/**
 * Lets its reader look up what they select inside: by a button beside the selection, or by the D key. What does that is loaded
 * with the first selection. It takes no part in the layout.
 */
export function WordsArea({ source, isOff = false, children }: WordsAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<{ Tool: ComponentType<SelectionToolProps>; element: Element } | null>(null);
  const isWaiting = !isOff && tool === null;

  useEffect(() => {
    if (!isWaiting) return;
    let isGone = false;
    const onSelection = () => {
      const element = area.current;
      const selection = getSelection();
      if (!element || !selection || selection.isCollapsed || !element.contains(selection.anchorNode)) return;
      void import('./selection-tool.tsx').then(
        ({ SelectionTool }) => isGone || setTool({ Tool: SelectionTool, element }),
        // Without a network the next selection tries again.
        () => undefined,
      );
    };
    document.addEventListener('selectionchange', onSelection);
    return () => {
      isGone = true;
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [isWaiting]);

  return (
    <div ref={area} style={{ display: 'contents' }}>
      {children}
      {tool && !isOff && <tool.Tool area={tool.element} source={source} />}
    </div>
  );
}
