import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { ar, en } from '../messages.ts';
import type { DocumentSearch } from '../search/use-search.ts';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 64px;
  }
  & button {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    padding: ${token.space[8]};
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    line-height: 1.4;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button[aria-current] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: ${token.color.accentSoft};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & mark {
    background: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
    font-weight: 600;
  }
`;

/** All hits of the search, each with what stands around it. */
export function HitList({ search, onGo }: { search: DocumentSearch; onGo: () => void }) {
  const messages = useMessages({ en, ar });
  if (!search.isActive) return <p>{messages.noSearch}</p>;
  if (search.isDone && search.hits.length === 0) return <p>{messages.noHits}</p>;
  return (
    <List>
      {search.hits.map((hit, index) => (
        <li key={`${String(hit.page)} ${String(hit.start)}`}>
          <button
            type="button"
            aria-current={index === search.at ? 'true' : undefined}
            onClick={() => {
              search.show(index);
              onGo();
            }}
          >
            <small>{messages.page(hit.page)}</small>
            <span dir="auto">
              {hit.before}
              <mark>{hit.match}</mark>
              {hit.after}
            </span>
          </button>
        </li>
      ))}
    </List>
  );
}
