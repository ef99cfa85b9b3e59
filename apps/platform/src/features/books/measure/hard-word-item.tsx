import type { CefrLevel, DictionaryEntry, BookContent } from '@rubrica/api-client/contract';
import { QuietButton, Skeleton, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { useLookUp } from '../../../lib/words/use-dictionary.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { type HardWord, isAbove } from './levels.ts';

const Item = styled.li`
  & > div {
    display: grid;
    justify-items: start;
    gap: ${token.space[8]};
    padding: ${token.space[4]} ${token.space[8]} ${token.space[12]};
  }
  & ol {
    display: grid;
    gap: ${token.space[8]};
    margin: 0;
    padding-inline-start: 1.4em;
  }
  & ol p {
    color: ${token.color.inkSoft};
  }
`;

/** How many meanings of a word are shown. */
const mostSenses = 3;

interface HardWordItemProps {
  hard: HardWord;
  language: BookContent['language'];
  /** The level of the readers. */
  readers: CefrLevel;
  /** Shows the word in the text. */
  onFind: () => void;
}

/** A word above the level of the readers. Pressed, it says what it means, and which easier words mean the same. */
export function HardWordItem({ hard, language, readers, onFind }: HardWordItemProps) {
  const { measure: m } = useMessages({ en, ar });
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { word, level, times } = hard;
  return (
    <Item>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <bdi>{word}</bdi>
        <small>{m.hardWord(level, times)}</small>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Meaning word={word} language={language} readers={readers} />}
        <QuietButton icon={<LocateFixed aria-hidden="true" />} onClick={onFind}>
          {m.find(word)}
        </QuietButton>
      </div>
    </Item>
  );
}

function Meaning({ word, language, readers }: Pick<HardWordItemProps, 'language' | 'readers'> & { word: string }) {
  const { measure: m } = useMessages({ en, ar });
  const lookedUp = useLookUp({ text: word, language, sentence: '' });
  const senses = sensesOf(lookedUp.data?.entries ?? []);
  const easier = useEasierWords(
    senses.flatMap(({ synonyms }) => synonyms),
    { language, readers },
  );
  if (lookedUp.isError) return <small role="alert">{m.meaningFailed}</small>;
  if (!lookedUp.data)
    return (
      <div role="status" aria-busy="true" aria-label={m.meanings(word)}>
        <Skeleton width="180px" height="40px" />
      </div>
    );
  if (senses.length === 0) return <small role="status">{m.noMeaning}</small>;
  return (
    <ol aria-label={m.meanings(word)}>
      {senses.map(({ definition, translations, synonyms }) => {
        const words = synonyms.flatMap((synonym) => easier.get(synonym) ?? []);
        return (
          <li key={definition}>
            <span lang={language} dir="auto">
              {definition}
            </span>
            {translations.length > 0 && (
              <p lang="ar" dir="auto">
                {translations.join('، ')}
              </p>
            )}
            {words.length > 0 && (
              <p>
                {m.easier} <bdi lang={language}>{words.join(', ')}</bdi>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The first meanings of all parts of speech; of a word that only imports have, its translations. */
function sensesOf(entries: readonly DictionaryEntry[]): DictionaryEntry['senses'] {
  const senses = entries.flatMap((entry) => entry.senses);
  const translations = entries.flatMap((entry) => entry.translations);
  if (senses.length > 0 || translations.length === 0) return senses.slice(0, mostSenses);
  return [{ definition: '', examples: [], synonyms: [], translations }];
}

/** The words of these that lists name at a level that the readers have, each with its level. */
function useEasierWords(
  words: readonly string[],
  { language, readers }: { language: BookContent['language']; readers: CefrLevel },
): ReadonlyMap<string, string> {
  const distinct = [...new Set(words)].toSorted();
  const { data } = useQuery({
    queryKey: keyOf('Metadata', 'dictionary', 'levels', language, distinct.join(' ')),
    queryFn: ({ signal }) => api.measureWords({ body: { language, words: distinct }, signal }),
    enabled: distinct.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return new Map(
    data?.words.flatMap(({ word, level }) =>
      level === null || isAbove(level, readers) ? [] : [[word, `${word} (${level})`]],
    ),
  );
}
