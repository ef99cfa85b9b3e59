import { IconButton, SearchField, token } from '@rubrica/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type RefObject } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { ar, en } from '../messages.ts';
import { maxHits } from './find-hits.ts';
import type { DocumentSearch } from './use-search.ts';

const Bar = styled.search`
  container-type: inline-size;
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  & > div {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    padding: ${token.space[4]} ${token.space[12]};
  }
  & > div > :first-child {
    flex: 0 1 320px;
    min-inline-size: 120px;
  }
  /* Beside all else, the field has no room for a word. */
  @container (max-width: 560px) {
    & > div {
      flex-wrap: wrap;
    }
    & > div > :first-child {
      flex: 1 0 100%;
    }
  }
  & > div > output {
    flex: 1 0 auto;
    padding-inline: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

interface SearchBarProps {
  search: DocumentSearch;
  pageCount: number;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The field of the search, how many hits there are, and the way through them. */
export function SearchBar({ search, pageCount, field, onClose }: SearchBarProps) {
  const messages = useMessages({ en, ar });
  const { number } = useFormat();
  const { hits, at, isActive, isDone, searched } = search;
  const total = `${number(hits.length)}${hits.length >= maxHits ? '+' : ''}`;
  const state = !isActive
    ? ''
    : hits.length > 0
      ? messages.hits(at + 1, total)
      : isDone
        ? messages.noHits
        : messages.searching(searched, pageCount);
  return (
    <Bar
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && event.target === field.current && hits.length > 0) {
          event.preventDefault();
          if (event.shiftKey) search.previous();
          else search.next();
        }
      }}
    >
      <div>
        <SearchField ref={field} label={messages.searchField} value={search.query} onChange={search.setQuery} />
        <output aria-live="polite">{state}</output>
        <IconButton
          label={messages.previousHit}
          shortcut="N"
          icon={<ChevronUp aria-hidden="true" />}
          disabled={hits.length === 0}
          onClick={search.previous}
        />
        <IconButton
          label={messages.nextHit}
          shortcut="n"
          icon={<ChevronDown aria-hidden="true" />}
          disabled={hits.length === 0}
          onClick={search.next}
        />
        <IconButton label={messages.closeSearch} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
    </Bar>
  );
}
