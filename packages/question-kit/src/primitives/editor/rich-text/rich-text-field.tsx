import { controlStyle, Field, token } from '@rubrica/ui';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useKit } from '../../views/kit-context.ts';
import { RichText, richNodes } from '../../views/rich-text.tsx';
import { readRichText } from '../../rich-text/rich-text-nodes.ts';
import { useEditor } from '../state/editor-api.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { loadedField, loadField } from './load-field.ts';
import { richTextStyle } from './rich-text-style.ts';
import type { LinesOptions, TiptapFieldProps } from './tiptap-field.tsx';
import type { ToolbarKind } from './toolbar.tsx';

export interface RichTextFieldProps {
  id?: string | undefined;
  label: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  placeholder?: string | undefined;
  value: string;
  /** `caret` is the end of the selection in the text, for a field of lines. */
  onChange: (html: string, caret: number) => void;
  kind?: ToolbarKind | undefined;
  /** For the kind `lines`. */
  lines?: LinesOptions | undefined;
  /** Stands at the end of the label's line, after the tools. */
  actions?: ReactNode;
  /** Uses its own undo history, for text that is not in the draft yet. */
  ownHistory?: boolean | undefined;
}

/** The props of a rich text field outside a question editor. */
export interface RichTextInputProps extends RichTextFieldProps {
  readOnly?: boolean | undefined;
  /** The language of the text; that of the surrounding questions without it. */
  language?: string | undefined;
}

const linesStyle = css`
  min-block-size: 132px;
  padding: 10px ${token.space[12]};
  font-size: ${token.font[16]};
  line-height: 1.75;
  white-space: pre-wrap;
  & > p + p {
    margin-block-start: 0;
  }
  & > p:empty {
    min-block-size: 1lh;
  }
  & [data-marked] {
    border-radius: 4px;
    background: ${token.color.accentSoft};
    box-decoration-break: clone;
  }
`;

const Surface = styled.div<{ $kind: ToolbarKind }>`
  & .tiptap,
  & [data-resting] {
    ${controlStyle}
    ${richTextStyle}
    block-size: auto;
    /* One line is as high as other controls, with and without its editor. */
    padding-block: calc((${token.density.control} - 2px - 1lh) / 2);
    overflow-wrap: anywhere;
    cursor: text;
    /* The placeholder element matches :read-only but must look editable. */
    &:read-only:not([aria-readonly]):not([disabled]) {
      background: ${token.color.surface};
    }
    ${(p) => p.$kind === 'lines' && linesStyle}
    ${(p) =>
      p.$kind === 'passage' &&
      `min-block-size: 180px; max-block-size: 60dvb; overflow-y: auto;
       padding-block: 12px; font-family: ${token.family.serif}; font-size: ${token.font[16]}; line-height: 1.65;`}
  }
  & .tiptap {
    white-space: break-spaces;
  }
`;

const ToolbarContainer = styled.div`
  min-block-size: 20px;
  /* The tools give the line of the label no other baseline: nothing moves when they come. */
  contain: layout;
  ${Surface}:not(:focus-within) & > [role='toolbar'] {
    visibility: hidden;
  }
`;

/** A rich text field of a question editor. */
export function RichTextField(props: RichTextFieldProps) {
  const { readOnly } = useEditor();
  return <RichTextInput {...props} readOnly={readOnly} />;
}

/**
 * A rich text field that renders as plain elements and loads its editor when it receives the focus, so that many fields on
 * a page stay fast.
 */
export function RichTextInput(props: RichTextInputProps) {
  const { id, label, hideLabel, hint, placeholder, value, onChange, kind = 'wording', ownHistory = false } = props;
  const { lines, actions, readOnly = false, language } = props;
  const kit = useKit();
  const contentLanguage = language ?? kit.contentLanguage;
  const m = useEditorMessages();
  const generatedId = useId();
  const base = id ?? generatedId;
  const [toolbarContainer, setToolbarContainer] = useState<HTMLElement | null>(null);
  const [activatedAt, setActivatedAt] = useState<TiptapFieldProps['activatedAt']>(null);
  const placeholderRef = useRef<HTMLDivElement>(null);
  const pressPosition = useRef<{ left: number; top: number } | null>(null);
  /** The text typed before the editor is loaded. */
  const pendingTextRef = useRef('');
  const [isLoading, setIsLoading] = useState(false);
  const Tiptap = activatedAt === null ? null : loadedField();

  const activate = async () => {
    const at = pressPosition.current ?? 'start';
    if (!loadedField()) {
      setIsLoading(true);
      await loadField();
      setIsLoading(false);
      // The focus has moved on meanwhile.
      if (document.activeElement !== placeholderRef.current) return;
    }
    setActivatedAt(at);
  };

  return (
    <Surface $kind={kind} onPointerEnter={() => void loadField()}>
      <Field
        id={base}
        label={label}
        hideLabel={hideLabel}
        hint={hint}
        aside={
          readOnly ? undefined : (
            <>
              <ToolbarContainer ref={setToolbarContainer} />
              {actions}
            </>
          )
        }
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
              lines={lines}
              ownHistory={ownHistory}
              placeholder={placeholder}
              toolbarContainer={toolbarContainer}
              activatedAt={activatedAt}
              pendingTextRef={pendingTextRef}
            />
          ) : (
            <div
              ref={placeholderRef}
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
              aria-busy={isLoading || undefined}
              data-placeholder={isLoading ? m.format.loading : placeholder}
              data-empty={value === '' ? '' : undefined}
              onPointerDown={(event) => {
                pressPosition.current = { left: event.clientX, top: event.clientY };
              }}
              onFocus={readOnly ? undefined : () => void activate()}
              onBlur={() => {
                // Text typed before the editor was loaded is not lost.
                if (pendingTextRef.current !== '') onChange(value + toParagraph(pendingTextRef.current), 0);
                pendingTextRef.current = '';
              }}
              onKeyDown={(event) => {
                if (readOnly || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
                event.preventDefault();
                pendingTextRef.current += event.key;
              }}
            >
              {lines ? <MarkedText html={value} markedRanges={lines.markedRanges} /> : <RichText html={value} />}
            </div>
          )
        }
      </Field>
    </Surface>
  );
}

/** Rich text whose marked ranges are marked as the editor marks them. A range does not reach from one element into the next. */
function MarkedText({ html, markedRanges }: { html: string } & Pick<LinesOptions, 'markedRanges'>) {
  return richNodes(readRichText(html), (text, key) => {
    const ranges = markedRanges(text);
    if (ranges.length === 0) return text;
    return (
      <Fragment key={key}>
        {ranges.map(({ start, end }, index) => (
          <Fragment key={start}>
            {text.slice(ranges[index - 1]?.end ?? 0, start)}
            <span data-marked="">{text.slice(start, end)}</span>
          </Fragment>
        ))}
        {text.slice(ranges.at(-1)?.end)}
      </Fragment>
    );
  });
}

/** Returns plain text as a paragraph of HTML. */
function toParagraph(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
