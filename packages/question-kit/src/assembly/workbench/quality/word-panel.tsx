import { QuietButton, token } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../../core/question.ts';
import { isAbove, levelNamed, type CefrLevel } from '../../quality/levels.ts';
import { linesText } from '../../quality/text/draft-parts.ts';
import { readWordList, type WordLevels } from '../../quality/word-list.ts';
import { levelOfForms } from '../../quality/word-profile.ts';
import { wordsOf } from '../../quality/text/words.ts';
import { Soft } from './finding-frame.tsx';
import { useQualityMessages } from './messages.ts';
import { keepWordList } from './word-levels.ts';

const Section = styled.section`
  display: grid;
  gap: ${token.space[8]};
  padding-block-start: ${token.space[12]};
  border-block-start: 1px solid ${token.color.line};
  & > h3 {
    font-size: ${token.font[14]};
    font-weight: 650;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
    margin-inline-start: -10px;
  }
`;

const Passage = styled.p`
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  font-family: ${token.family.serif};
  font-size: ${token.font[14]};
  white-space: pre-line;
  & > mark {
    border-radius: 3px;
    background: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
  }
`;

/** The passages with the words lit that are above the level, by a list that the designer opens. */
export function WordPanel({ draft, levels }: { draft: Draft; levels: WordLevels | undefined }) {
  const m = useQualityMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const level = levelNamed(draft.level);
  const passages = draft.input.flatMap((item) =>
    item.kind === 'text' ? [{ id: item.id, text: linesText(item.html) }] : [],
  );
  const open = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const isEmpty = readWordList(text).size === 0;
    setIsUnreadable(isEmpty);
    if (!isEmpty) keepWordList(text);
  };

  return (
    <Section aria-label={m.words}>
      <h3>{m.words}</h3>
      <Soft>{levels ? m.listLoaded(levels.size) : m.wordsHint}</Soft>
      {isUnreadable && <p role="alert">{m.listEmpty}</p>}
      <div>
        <QuietButton onClick={() => input.current?.click()}>{m.chooseList}</QuietButton>
        {levels && <QuietButton onClick={() => keepWordList(null)}>{m.removeList}</QuietButton>}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={m.chooseList}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {levels && level === null && <Soft>{m.noLevel}</Soft>}
      {levels &&
        level !== null &&
        passages.map(({ id, text }) => <LitPassage key={id} text={text} level={level} levels={levels} />)}
    </Section>
  );
}

function LitPassage({ text, level, levels }: { text: string; level: CefrLevel; levels: WordLevels }) {
  const m = useQualityMessages();
  const levelOf = (word: string) => levelOfForms(word, (form) => levels.get(form));
  const parts = text.split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u).map((part) => {
    const own = levelOf(wordsOf(part)[0] ?? '');
    return { part, hard: own !== undefined && isAbove(own, level) ? own : undefined };
  });
  const hard = new Set(parts.flatMap((each) => (each.hard ? [each.part.toLowerCase()] : [])));
  return (
    <>
      <Soft>{hard.size === 0 ? m.noWordsAbove(level) : m.wordsAbove(hard.size, level)}</Soft>
      <Passage dir="auto">
        {parts.map(({ part, hard: own }, at) =>
          own === undefined ? (
            part
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are in its order
            <mark key={at} title={own}>
              {part}
            </mark>
          ),
        )}
      </Passage>
    </>
  );
}
