import { token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { placeOf } from '../document/page-links.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import type { Place } from '../layout/page-layout.ts';
import { ar, en } from '../messages.ts';

/** A line of a document's table of contents. */
interface OutlineEntry {
  title: string;
  destination: unknown;
  entries: readonly OutlineEntry[];
}

/** Deeper levels than anybody writes are left out. */
const maxDepth = 8;

function toEntries(nodes: unknown, depth = 0): OutlineEntry[] {
  if (!Array.isArray(nodes) || depth > maxDepth) return [];
  return nodes.flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null || !('title' in node) || typeof node.title !== 'string') return [];
    return {
      title: node.title,
      destination: 'dest' in node ? node.dest : null,
      entries: toEntries('items' in node ? node.items : null, depth + 1),
    };
  });
}

const List = styled.ol`
  margin: 0;
  padding-inline-start: ${token.space[16]};
  list-style: none;
  [data-part='outline'] > & {
    padding: 0;
  }
  & button {
    inline-size: 100%;
    min-block-size: ${token.density.quiet};
    padding: 4px ${token.space[8]};
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

function Entries({ entries, onGo }: { entries: readonly OutlineEntry[]; onGo: (destination: unknown) => void }) {
  return (
    <List>
      {entries.map((entry, index) => (
        <li key={index}>
          <button type="button" dir="auto" onClick={() => onGo(entry.destination)}>
            {entry.title}
          </button>
          {entry.entries.length > 0 && <Entries entries={entry.entries} onGo={onGo} />}
        </li>
      ))}
    </List>
  );
}

/** A document's own table of contents. */
export function OutlineList({ document, onGo }: { document: PDFDocumentProxy; onGo: (place: Place) => void }) {
  const messages = useMessages({ en, ar });
  const { data, isPending } = useQuery({
    queryKey: ['Pdf', 'outline', document.fingerprints],
    queryFn: async () => toEntries(await document.getOutline()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return null;
  if (!data || data.length === 0) return <p>{messages.noOutline}</p>;
  const go = async (destination: unknown) => {
    const place = await placeOf(document, destination);
    if (place) onGo(place);
  };
  return (
    <div data-part="outline">
      {/* An entry that leads nowhere stays where it is. */}
      <Entries entries={data} onGo={(destination) => void go(destination).catch(() => {})} />
    </div>
  );
}
