import { QuietButton, token } from '@rubrica/ui';
import { Fragment, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../../core/question.ts';
import { cefrLevels, isAbove, levelNamed, type CefrLevel } from '../../quality/levels.ts';
import { linesText } from '../../quality/text/draft-parts.ts';
import { readWordList, type WordLevels } from '../../quality/word-list.ts';
import { levelOfForms, wordProfile } from '../../quality/word-profile.ts';
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
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[12]};
    margin: 0;
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
  }
  & > dl > dt {
    flex-basis: 100%;
    font-weight: 550;
  }
  & > dl > dd {
    margin: 0;
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

/** The words of each passage and transcript by level, and the passages with the words lit that are above the level, by a list that the designer opens. */
export function WordPanel({ draft, levels }: { draft: Draft; levels: WordLevels | undefined }) {
  const m = useQualityMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const level = levelNamed(draft.level);
  const passages = draft.input.flatMap((item) => {
    if (item.kind === 'text') return [{ id: item.id, text: linesText(item.html), isTranscript: false }];
    const transcript = item.kind === 'audio' ? (item.transcript ?? '').trim() : '';
    return transcript === '' ? [] : [{ id: item.id, text: transcript, isTranscript: true }];
  });
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
        passages.map(({ id, text, isTranscript }) => (
          <Fragment key={id}>
            <Counts text={text} isTranscript={isTranscript} levels={levels} />
            {level !== null && <LitPassage text={text} level={level} levels={levels} />}
          </Fragment>
        ))}
    </Section>
  );
}

/** How many words of a passage or a transcript are of each level. */
function Counts({ text, isTranscript, levels }: { text: string; isTranscript: boolean; levels: WordLevels }) {
  const m = useQualityMessages();
  const { words, listed } = wordProfile(text, (word) => levels.get(word));
  const timesAt = (level: CefrLevel) =>
    listed.reduce((sum, word) => (word.level === level ? sum + word.times : sum), 0);
  const counts = cefrLevels.map((level) => ({ level, times: timesAt(level) })).filter(({ times }) => times > 0);
  const unlisted = words - counts.reduce((sum, { times }) => sum + times, 0);
  return (
    <dl>
      <dt>{isTranscript ? m.transcriptByLevel : m.passageByLevel}</dt>
      {counts.map(({ level, times }) => (
        <dd key={level}>{`${level}: ${m.number(times)}`}</dd>
      ))}
      <dd>{m.unlisted(unlisted)}</dd>
    </dl>
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
