import type { DictionaryEntry } from '@rubrica/api-client/contract';
import { Chip, EmptyState, QuietButton, token } from '@rubrica/ui';
import { Languages } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { useCommaList } from '../text/use-comma-list.ts';
import { ListenButton } from './listen-button.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { SelectedText } from './selected-text.ts';
import type { ChosenSense } from './use-dictionary.ts';

/** How many senses of an entry are shown before a press shows them all. */
const shownSenses = 3;

const Entry = styled.section`
  & + & {
    margin-block-start: ${token.space[24]};
    padding-block-start: ${token.space[16]};
    border-block-start: 1px solid ${token.color.line};
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
  }
  & > header > h3 {
    font-family: ${token.family.serif};
    font-size: ${token.font[22]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > header > i {
    color: ${token.color.accentInk};
    font-size: ${token.font[14]};
  }
  & > header > i:lang(ar) {
    font-style: normal;
  }
  & > header > span {
    color: ${token.color.inkSoft};
  }
  & > header > [role='status'] {
    color: ${token.color.warningInk};
    font-size: ${token.font[14]};
  }
  & > ol {
    display: grid;
    gap: ${token.space[12]};
    margin: 0;
    margin-block-start: ${token.space[8]};
    padding: 0;
    list-style: none;
    counter-reset: sense;
  }
  & > ol > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${token.space[8]};
    counter-increment: sense;
  }
  & > ol > li::before {
    content: counter(sense) '.';
    min-inline-size: 1.4em;
    color: ${token.color.inkFaint};
  }
  & > ol > li[data-choice]::before {
    content: none;
  }
  & > ol > li > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 3px 0 0;
    accent-color: ${token.color.accent};
    cursor: pointer;
  }
  & > ol > li > input:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > ol > li > :not(input) {
    grid-column: 2;
  }
  & [data-choice] > label {
    cursor: pointer;
  }
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & p[data-translation] {
    color: ${token.color.ink};
    font-size: ${token.font[16]};
  }
  & q {
    display: block;
    color: ${token.color.inkSoft};
    font-style: italic;
    quotes: none;
  }
`;

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  & a {
    color: inherit;
  }
`;

interface EntriesProps {
  selected: SelectedText;
  entries: readonly DictionaryEntry[];
  /** The sense that a word is kept with; undefined where words cannot be kept. */
  chosen?: ChosenSense | undefined;
  onChoose?: ((chosen: ChosenSense) => void) | undefined;
}

/** The entries of a word, by part of speech. */
export function DictionaryEntries({ entries, ...props }: EntriesProps) {
  const messages = useMessages({ en, ar });
  const views = entries.map((entry) => (
    <EntryView key={`${entry.word} ${entry.partOfSpeech ?? ''}`} entry={entry} {...props} />
  ));
  if (!props.onChoose) return <div>{views}</div>;
  return (
    <div role="radiogroup" aria-label={messages.chooseMeaning}>
      {views}
    </div>
  );
}

function EntryView({ entry, selected, chosen, onChoose }: Omit<EntriesProps, 'entries'> & { entry: DictionaryEntry }) {
  const messages = useMessages({ en, ar });
  const commaList = useCommaList();
  const [isWhole, setWhole] = useState(false);
  const { word, partOfSpeech, pronunciations, level, translations, senses } = entry;
  const shown = isWhole ? senses : senses.slice(0, shownSenses);
  const left = senses.length - shown.length;
  const named = partOfSpeech === null ? '' : messages.partsOfSpeech[partOfSpeech];
  const isForm = word.toLowerCase() !== selected.text.toLowerCase();
  return (
    <Entry aria-label={commaList([word, named])}>
      <header>
        <h3 lang={selected.language} dir="auto">
          {word}
        </h3>
        {named !== '' && <i>{named}</i>}
        {pronunciations.length > 0 && (
          <span dir="ltr" lang="en-fonipa">
            {pronunciations.join(', ')}
          </span>
        )}
        {level !== null && <Chip tone="neutral">{level}</Chip>}
        <ListenButton text={word} language={selected.language} />
      </header>
      {translations.length > 0 && <Translations texts={translations} />}
      {isForm && <p>{messages.formOf(selected.text, word)}</p>}
      {shown.length > 0 && (
        <ol aria-label={messages.meanings}>
          {shown.map((sense) => (
            <Sense
              key={sense.definition}
              sense={sense}
              language={selected.language}
              isChosen={chosen?.sense === sense}
              onChoose={onChoose && (() => onChoose({ entry, sense }))}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <QuietButton tone="accent" onClick={() => setWhole(true)}>
          {messages.more(left)}
        </QuietButton>
      )}
    </Entry>
  );
}

/** Imported translations; they are asked for in Arabic. */
function Translations({ texts }: { texts: readonly string[] }) {
  return (
    <p data-translation="" lang="ar" dir="auto">
      {texts.join('، ')}
    </p>
  );
}

interface SenseProps {
  sense: DictionaryEntry['senses'][number];
  language: string;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
}

function Sense({ sense, language, isChosen, onChoose }: SenseProps) {
  const messages = useMessages({ en, ar });
  const { definition, examples, synonyms, translations } = sense;
  const id = useId();
  return (
    <li data-choice={onChoose && ''}>
      {onChoose && <input type="radio" id={id} name="sense" checked={isChosen} onChange={onChoose} />}
      <label htmlFor={onChoose && id} lang={language} dir="auto">
        {definition}
      </label>
      {translations.length > 0 && <Translations texts={translations} />}
      {examples.map((example) => (
        <q key={example} lang={language} dir="auto">
          {example}
        </q>
      ))}
      {synonyms.length > 0 && (
        <p>
          {messages.synonyms} <bdi lang={language}>{synonyms.join(', ')}</bdi>
        </p>
      )}
    </li>
  );
}

interface SourcesProps {
  sources: readonly { title: string; licence: string; url: string }[];
}

/** Where the entries are from, and under which licence. */
export function Sources({ sources }: SourcesProps) {
  const messages = useMessages({ en, ar });
  return sources.map(({ title, licence, url }) => (
    <Note key={title}>
      {messages.sources} <bdi>{title}</bdi> ·{' '}
      {url === '' ? (
        <bdi>{licence}</bdi>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <bdi>{licence}</bdi>
        </a>
      )}
    </Note>
  ));
}

interface NoEntryProps {
  selected: SelectedText;
  isTooLong: boolean;
  onTranslate: () => void;
}

/** What is said of a text without an entry. */
export function NoEntry({ selected, isTooLong, onTranslate }: NoEntryProps) {
  const messages = useMessages({ en, ar });
  return (
    <EmptyState
      title={isTooLong ? messages.tooLong : messages.notFound(selected.text)}
      illustration="search"
      level={3}
      action={
        <QuietButton icon={<Languages aria-hidden="true" />} onClick={onTranslate}>
          {messages.showTranslation}
        </QuietButton>
      }
    >
      {isTooLong ? messages.tooLongText : messages.notFoundText}
    </EmptyState>
  );
}
