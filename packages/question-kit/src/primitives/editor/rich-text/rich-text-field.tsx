import { controlStyle, Field, token } from '@rubrica/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../../views/kit-context.ts';
import { RichText } from '../../views/rich-text.tsx';
import { useEditor } from '../state/editor-api.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { loadedField, loadField } from './load-field.ts';
import { paragraphOf } from './paragraph-of.ts';
import { richTextStyle } from './rich-text-style.ts';
import type { TiptapFieldProps } from './tiptap-field.tsx';
import type { ToolbarKind } from './toolbar.tsx';

export interface RichTextFieldProps {
  id?: string | undefined;
  label: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  placeholder?: string | undefined;
  value: string;
  onChange: (html: string) => void;
  kind?: ToolbarKind | undefined;
  /** Undo and redo are its own, because its text is not yet in the draft. */
  ownHistory?: boolean | undefined;
}

const Surface = styled.div<{ $passage: boolean }>`
  & .tiptap,
  & [data-resting] {
    ${controlStyle}
    ${richTextStyle}
    block-size: auto;
    padding-block: 7px;
    overflow-wrap: anywhere;
    cursor: text;
    /* A surface to be written on, whatever the browser thinks of an element that rests. */
    &:read-only:not([aria-readonly]):not([disabled]) {
      background: ${token.color.surface};
    }
    ${(p) =>
      p.$passage &&
      `min-block-size: 180px; max-block-size: 60dvb; overflow-y: auto;
       padding-block: 12px; font-family: ${token.family.serif}; font-size: ${token.font[16]}; line-height: 1.65;`}
  }
  & .tiptap {
    white-space: break-spaces;
  }
`;

const ToolbarPlace = styled.div`
  min-block-size: 20px;
  ${Surface}:not(:focus-within) & > [role='toolbar'] {
    visibility: hidden;
  }
`;

/**
 * Rich text that rests as plain elements and becomes a writing surface when somebody comes to write, so that two hundred
 * of them cost no more than their words.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, hideLabel, hint, placeholder, value, onChange, kind = 'wording', ownHistory = false } = props;
  const { readOnly } = useEditor();
  const { contentLanguage } = useKit();
  const m = useEditorMessages();
  const made = useId();
  const base = id ?? made;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [woken, setWoken] = useState<TiptapFieldProps['wokenAt']>(null);
  const resting = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ left: number; top: number } | null>(null);
  /** What is typed before the surface is there. */
  const earlyRef = useRef('');
  const [waiting, setWaiting] = useState(false);
  const Tiptap = woken === null ? null : loadedField();

  const wake = async () => {
    const at = pressed.current ?? 'start';
    if (!loadedField()) {
      setWaiting(true);
      await loadField();
      setWaiting(false);
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement !== resting.current) return;
    }
    setWoken(at);
  };

  return (
    <Surface $passage={kind === 'passage'} onPointerEnter={() => void loadField()}>
      <Field
        id={base}
        label={label}
        hideLabel={hideLabel}
        hint={hint}
        aside={readOnly ? undefined : <ToolbarPlace ref={setPlace} />}
      >
        {(wiring) =>
          Tiptap ? (
            <Tiptap
              id={base}
              labelledBy={`${base}-label`}
              describedBy={wiring['aria-describedby']}
              lang={contentLanguage}
              value={value}
              onChange={onChange}
              kind={kind}
              ownHistory={ownHistory}
              placeholder={placeholder}
              toolbarPlace={place}
              wokenAt={woken}
              earlyRef={earlyRef}
            />
          ) : (
            <div
              ref={resting}
              id={base}
              data-resting=""
              role="textbox"
              tabIndex={0}
              lang={contentLanguage}
              dir="auto"
              aria-multiline="true"
              aria-readonly={readOnly || undefined}
              aria-labelledby={`${base}-label`}
              aria-describedby={wiring['aria-describedby']}
              aria-busy={waiting || undefined}
              data-placeholder={waiting ? m.format.loading : placeholder}
              data-empty={value === '' ? '' : undefined}
              onPointerDown={(event) => {
                pressed.current = { left: event.clientX, top: event.clientY };
              }}
              onFocus={readOnly ? undefined : () => void wake()}
              onBlur={() => {
                // Whoever has typed and gone on before the surface came has written all the same.
                if (earlyRef.current !== '') onChange(value + paragraphOf(earlyRef.current));
                earlyRef.current = '';
              }}
              onKeyDown={(event) => {
                if (readOnly || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
                event.preventDefault();
                earlyRef.current += event.key;
              }}
            >
              <RichText html={value} />
            </div>
          )
        }
      </Field>
    </Surface>
  );
}
