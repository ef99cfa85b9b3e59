import type { BookPage } from '@rubrica/api-client/contract';
import { Button, IconButton, Menu, token } from '@rubrica/ui';
import { ArrowDown, ArrowUp, Copy, EllipsisVertical, FilePlus, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { SortableList } from '../../../lib/sortable/sortable-list.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { beginningOf } from './book-changes.ts';

const Outline = styled.div`
  display: grid;
  gap: ${token.space[12]};
  /* The handle and the menu move a page too, and there is no room for more. */
  & [data-part='arrows'] {
    display: none;
  }
  & li > div {
    padding-block: 0;
  }
  & [data-part='page'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    align-content: center;
    padding: ${token.space[4]};
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & [data-part='page'] > span {
    overflow: hidden;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='page'][aria-current] > b {
    color: ${token.color.accentInk};
  }
  & li:has([aria-current]) {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    border-color: ${token.color.accent};
  }
  & > details > summary {
    padding-block: 11px;
    font-size: ${token.font[14]};
    font-weight: 600;
    cursor: pointer;
  }
  & > details[open] {
    display: grid;
    gap: ${token.space[12]};
  }
`;

interface PagesOutlineProps {
  pages: readonly BookPage[];
  /** From 1. */
  pageNumber: number;
  canAdd: boolean;
  onGoTo: (pageNumber: number) => void;
  onMove: (from: number, to: number) => void;
  onAdd: (at: number) => void;
  onDuplicate: (page: BookPage) => void;
  onRemove: (page: BookPage) => void;
}

/** The pages of a book in their order: a way to each, and what can be done with it. */
export function PagesOutline(props: PagesOutlineProps) {
  const { pages, pageNumber, canAdd, onGoTo, onMove, onAdd, onDuplicate, onRemove } = props;
  const { pages: m } = useMessages({ en, ar });
  // On a phone the page that is written comes first; the others are one press away.
  const isNarrow = useMediaQuery('(max-width: 900px)');
  const numberOf = (page: BookPage) => pages.indexOf(page) + 1;
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (page: BookPage) => {
    const at = pages.indexOf(page);
    flushSync(() => onRemove(page));
    // The menu was opened by a button that is no longer there.
    const left = box.current?.querySelectorAll<HTMLElement>('[data-part="page"]') ?? [];
    (left[Math.min(at, left.length - 1)] ?? addButton.current)?.focus();
  };
  const outline = (
    <>
      <SortableList
        label={m.list}
        items={pages}
        keyOf={(page) => ({ id: page._id, name: m.name(numberOf(page)) })}
        onMove={onMove}
        action={(page) => {
          const at = numberOf(page) - 1;
          return (
            <Menu
              align="end"
              trigger={<IconButton label={m.menu(at + 1)} hideTooltip icon={<EllipsisVertical aria-hidden="true" />} />}
              items={[
                {
                  label: m.addAfter,
                  icon: <FilePlus aria-hidden="true" />,
                  disabled: !canAdd,
                  onSelect: () => onAdd(at + 1),
                },
                {
                  label: m.duplicate,
                  icon: <Copy aria-hidden="true" />,
                  disabled: !canAdd,
                  onSelect: () => onDuplicate(page),
                },
                {
                  label: m.moveUp,
                  icon: <ArrowUp aria-hidden="true" />,
                  disabled: at === 0,
                  onSelect: () => onMove(at, at - 1),
                },
                {
                  label: m.moveDown,
                  icon: <ArrowDown aria-hidden="true" />,
                  disabled: at === pages.length - 1,
                  onSelect: () => onMove(at, at + 1),
                },
                { divider: true },
                {
                  label: m.remove,
                  icon: <Trash2 aria-hidden="true" />,
                  tone: 'danger',
                  onSelect: () => remove(page),
                },
              ]}
            />
          );
        }}
      >
        {(page) => (
          <button
            type="button"
            data-part="page"
            aria-current={numberOf(page) === pageNumber ? 'page' : undefined}
            onClick={() => onGoTo(numberOf(page))}
          >
            <b>{m.name(numberOf(page))}</b>
            <span dir="auto">{beginningOf(page) || m.blank}</span>
          </button>
        )}
      </SortableList>
      <Button ref={addButton} icon={<Plus aria-hidden="true" />} disabled={!canAdd} onClick={() => onAdd(pages.length)}>
        {m.add}
      </Button>
    </>
  );
  return (
    <Outline ref={box}>
      {isNarrow ? (
        <details>
          <summary>{m.folded(pages.length)}</summary>
          {outline}
        </details>
      ) : (
        outline
      )}
    </Outline>
  );
}
