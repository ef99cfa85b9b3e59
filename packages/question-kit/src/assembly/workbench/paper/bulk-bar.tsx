import { IconButton, Menu, QuietButton, token } from '@rubrica/ui';
import { Copy, FolderInput, PencilLine, Trash2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import type { SectionName } from './table/question-row.tsx';

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
  padding: 6px 8px;
  padding-inline-start: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
  font-size: ${token.font[14]};
  & > span {
    margin-inline-end: auto;
    font-weight: 550;
  }
`;

interface BulkBarProps {
  count: number;
  sections: readonly SectionName[];
  onEdit: () => void;
  onDuplicate: () => void;
  onMoveTo: (sectionId: string) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the selected questions. */
export function BulkBar({ count, sections, onEdit, onDuplicate, onMoveTo, onRemove, onClear }: BulkBarProps) {
  const { bulk: m } = usePaperMessages();
  return (
    <Bar role="toolbar" aria-label={m.label}>
      <span aria-live="polite">{m.selected(count)}</span>
      <QuietButton icon={<PencilLine aria-hidden="true" />} onClick={onEdit}>
        {m.edit}
      </QuietButton>
      <QuietButton icon={<Copy aria-hidden="true" />} onClick={onDuplicate}>
        {m.duplicate}
      </QuietButton>
      {sections.length > 1 && (
        <Menu
          items={sections.map(({ id, name }) => ({ label: name, onSelect: () => onMoveTo(id) }))}
          trigger={<QuietButton icon={<FolderInput aria-hidden="true" data-mirror="" />}>{m.move}</QuietButton>}
        />
      )}
      <QuietButton tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {m.remove}
      </QuietButton>
      <IconButton label={m.clear} icon={<X aria-hidden="true" />} onClick={onClear} />
    </Bar>
  );
}
