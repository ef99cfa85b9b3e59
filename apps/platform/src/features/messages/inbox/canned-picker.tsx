import type { CannedAnswer, Language } from '@rubrica/api-client/contract';
import { Chip, controlStyle, QuietButton, Skeleton, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Loading } from '../../../lib/page/loading.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { cannedTextFor, filterCanned } from './canned-text.ts';

/** A school has a few dozen; they are searched here, without waiting for the server. */
const limit = 100;

const Panel = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.float};
  box-shadow: ${token.shadow.float};

  & > [role='listbox'] {
    max-block-size: 220px;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  & [role='option'] {
    padding: ${token.space[8]};
    border-radius: ${token.radius.control};
    font-size: ${token.font[14]};
    line-height: 1.5;
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'] {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
    background: ${token.color.hover};
  }
  & [role='option'] > b {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    font-weight: 600;
  }
  & [role='option'] > span {
    display: block;
    overflow: hidden;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Input = styled.input`
  ${controlStyle}
`;

interface CannedPickerProps {
  /** For whom: their language and name. */
  person: { language: Language; name: string };
  /** Where canned answers are written. */
  path: string;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Finds a canned answer by a few letters, and puts it into the answer. */
export function CannedPicker({ person, path, onPick, onClose }: CannedPickerProps) {
  const m = useMessages({ en, ar });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const query = useQuery({
    queryKey: keyOf('CannedAnswer', 'all'),
    queryFn: ({ signal }) => api.listCannedAnswers({ query: { limit, sort: 'title' }, signal }),
  });
  useEffect(() => {
    input.current?.focus();
  }, []);
  const found = filterCanned(query.data?.items ?? [], search);
  const current = found[Math.min(at, found.length - 1)];
  useEffect(() => {
    if (current) document.querySelector(`[id="${listId}-${current._id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  const pick = (answer: CannedAnswer) => onPick(cannedTextFor(answer, person).text);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') onClose();
    // The other keys choose where one searches; the link below has its own.
    else if (event.target !== input.current) return;
    else if (step !== 0 && found.length > 0)
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    else if (event.key === 'Enter') {
      if (current) pick(current);
    } else return;
    // Nothing found sends no message either: the search is in its form.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Panel onKeyDownCapture={onKeyDown} role="group" aria-label={m.canned}>
      <Input
        ref={input}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={current && `${listId}-${current._id}`}
        aria-autocomplete="list"
        aria-label={m.cannedSearch}
        placeholder={m.cannedSearch}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
      />
      {query.isPending && (
        <Loading label={m.canned} onRetry={() => void query.refetch()}>
          <Skeleton height="48px" />
        </Loading>
      )}
      {query.isError && <p role="alert">{m.cannedProblem}</p>}
      {query.isSuccess && found.length === 0 && (
        <p role="status">{query.data.items.length === 0 ? m.cannedNone : m.cannedNoneFound}</p>
      )}
      {found.length > 0 && (
        <div role="listbox" id={listId} aria-label={m.canned}>
          {found.map((answer) => {
            const { text, language } = cannedTextFor(answer, person);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the search field choose
              <div
                key={answer._id}
                id={`${listId}-${answer._id}`}
                role="option"
                tabIndex={-1}
                aria-selected={answer === current}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(answer)}
              >
                <b>
                  <bdi>{answer.title}</bdi>
                  {language !== person.language && <Chip>{m.inLanguage[language]}</Chip>}
                </b>
                <span dir="auto" lang={language}>
                  {text}
                </span>
              </div>
            );
          })}
        </div>
      )}
      <div>
        <QuietButton to={path}>{m.cannedManage}</QuietButton>
      </div>
    </Panel>
  );
}
