import { token } from '@rubrica/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { answerMessages } from '../../../primitives/messages/answer.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { isAbove, levelNamed } from '../../quality/levels.ts';
import { wordsOf } from '../../quality/text/words.ts';
import { levelOfForms } from '../../quality/word-profile.ts';
import { useWordLevels } from './word-levels.ts';

/** The name under which the browser draws the words. */
export const litWordsName = 'rubrica-hard-words';

const Frame = styled.div`
  display: contents;
  & *::highlight(${litWordsName}) {
    background: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
  }
`;

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Lights the words of the stimulus that are above a level by the designer's list. The elements stay as students get them. */
export function LitWords({ level: levelName, children }: { level: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const levels = useWordLevels();
  const { stimulus: label } = useMessages(answerMessages);
  const level = levelNamed(levelName);
  useEffect(() => {
    const frame = root.current;
    if (!frame || !levels || level === null || !('highlights' in CSS)) return undefined;
    const isHard = (word: string) => {
      const own = levelOfForms(wordsOf(word)[0] ?? '', (form) => levels.get(form));
      return own !== undefined && isAbove(own, level);
    };
    const light = () => {
      const sections = [...frame.querySelectorAll('section')].filter((section) => section.ariaLabel === label);
      CSS.highlights.set(litWordsName, new Highlight(...sections.flatMap((section) => rangesIn(section, isHard))));
    };
    light();
    const observer = new MutationObserver(light);
    observer.observe(frame, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(litWordsName);
    };
  }, [levels, level, label]);
  return <Frame ref={root}>{children}</Frame>;
}

function rangesIn(element: Element, isWanted: (word: string) => boolean): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(wordPattern)) {
      if (!isWanted(word)) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      found.push(range);
    }
  return found;
}
