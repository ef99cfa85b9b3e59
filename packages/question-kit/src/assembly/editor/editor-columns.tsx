import { PaneDivider, useRememberedFraction } from '@rubrica/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';

/** How wide outline and preview may be, as fractions of the editor; the form keeps a quarter at least. */
const limits = { outline: { min: 0.15, max: 0.3 }, preview: { min: 0.2, max: 0.45 } };

const columnOf = (fraction: number | null, asLaidOut: string) =>
  fraction === null ? asLaidOut : `${(fraction * 100).toFixed(2)}%`;

interface EditorColumnsProps {
  isWide: boolean;
  hasPreview: boolean;
  outline: ReactNode;
  form: ReactNode;
  preview: ReactNode;
}

/**
 * Lays the panes out beside each other, with dividers between them that remember their place on this device. The panes are
 * given as elements, so that none of them renders while a divider moves.
 */
export function EditorColumns({ isWide, hasPreview, outline, form, preview }: EditorColumnsProps) {
  const m = useEditorMessages();
  const [outlineFraction, setOutline] = useRememberedFraction('editor-outline');
  const [previewFraction, setPreview] = useRememberedFraction('editor-preview');
  const columns: CSSProperties = {
    gridTemplateColumns: [
      columnOf(outlineFraction, 'clamp(200px, 17%, 17rem)'),
      'auto minmax(0, 1fr)',
      hasPreview ? `auto ${columnOf(previewFraction, 'clamp(340px, 28%, 40rem)')}` : '',
    ].join(' '),
  };
  return (
    <div data-part="panes" style={isWide ? columns : undefined}>
      {outline}
      {isWide && (
        <PaneDivider
          pane="start"
          label={m.panes.resizeOutline}
          {...limits.outline}
          fraction={outlineFraction}
          onFractionChange={setOutline}
          onReset={() => setOutline(null)}
        />
      )}
      {form}
      {isWide && hasPreview && (
        <PaneDivider
          pane="end"
          label={m.panes.resizePreview}
          {...limits.preview}
          fraction={previewFraction}
          onFractionChange={setPreview}
          onReset={() => setPreview(null)}
        />
      )}
      {preview}
    </div>
  );
}
