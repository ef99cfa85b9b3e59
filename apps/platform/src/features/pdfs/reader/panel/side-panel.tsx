import { IconButton, Tabs, token } from '@rubrica/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import type { Place } from '../layout/page-layout.ts';
import { ar, en } from '../messages.ts';
import type { WrittenNote } from '../notes/use-note-draft.ts';
import type { Notes } from '../notes/use-notes.ts';
import type { DocumentSearch } from '../search/use-search.ts';
import { HitList } from './hit-list.tsx';
import { NoteList } from './note-list.tsx';
import { OutlineList } from './outline-list.tsx';
import { ThumbnailList } from './thumbnail-list.tsx';

/** What the panel shows. */
export type PanelTab = 'outline' | 'thumbnails' | 'notes' | 'results';

const Panel = styled.aside`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  border-inline-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  & > div {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 0;
  }
  & [role='tablist'] {
    padding-inline-end: 44px;
  }
  & [role='tab'] {
    padding-inline: ${token.space[8]};
    font-size: ${token.font[14]};
  }
  & [role='tabpanel'] {
    min-block-size: 0;
    padding: ${token.space[8]};
    overflow-y: auto;
  }
  & > button {
    position: absolute;
    inset-inline-end: 2px;
    inset-block-start: 2px;
    z-index: 1;
  }
  & p {
    padding: ${token.space[8]};
    color: ${token.color.inkSoft};
    line-height: 1.5;
  }
  position: relative;
  /* Compact, as beside any document. */
  @media (pointer: fine) {
    --rb-control: 36px;
    --rb-quiet: 28px;
  }
`;

interface SidePanelProps {
  document: PDFDocumentProxy;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
  page: number;
  search: DocumentSearch;
  notes: Notes;
  written: WrittenNote;
  /** Goes to a place; a narrow window then shows the pages. */
  onGo: (place: Place) => void;
  /** Called when a hit was chosen. */
  onLeave: () => void;
}

/** Contents, pages, notes and hits beside the document. */
export function SidePanel(props: SidePanelProps) {
  const { document, tab, onTab, onClose, page, search, notes, written, onGo, onLeave } = props;
  const messages = useMessages({ en, ar });
  return (
    <Panel aria-label={messages.panel}>
      <Tabs
        label={messages.panel}
        value={tab}
        onChange={onTab}
        items={[
          { value: 'outline', label: messages.outline, content: <OutlineList document={document} onGo={onGo} /> },
          {
            value: 'thumbnails',
            label: messages.thumbnails,
            content: (
              <ThumbnailList document={document} page={page} onGo={(number) => onGo({ page: number, offset: 0 })} />
            ),
          },
          {
            value: 'notes',
            label: messages.notes,
            content: <NoteList {...{ notes, page, written, onGo }} />,
          },
          { value: 'results', label: messages.results, content: <HitList search={search} onGo={onLeave} /> },
        ]}
      />
      <IconButton hideTooltip label={messages.closePanel} icon={<X aria-hidden="true" />} onClick={onClose} />
    </Panel>
  );
}
