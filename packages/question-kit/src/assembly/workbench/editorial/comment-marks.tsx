import { token } from '@rubrica/ui';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { useWorkbench } from '../workbench-context.ts';
import { currentField } from './current-field.ts';
import { fieldsOfDraft } from './fields-of-draft.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { remarksOf } from './remarks.ts';
import { useFieldName } from './use-field-name.ts';

/** The height of a mark, in pixels: two of fields in one line stand below each other. */
const markSizePx = 24;

const Mark = styled.button`
  position: absolute;
  inset-inline-end: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 1px;
  min-inline-size: ${markSizePx}px;
  block-size: ${markSizePx}px;
  padding: 0 3px;
  border: 0;
  border-radius: ${token.radius.control};
  background: ${token.color.highlightSoft};
  color: ${token.color.highlightInk};
  font-size: ${token.font[13]};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

interface MarkedField {
  path: ValuePath;
  count: number;
}

/**
 * Marks beside the fields of the form that have open remarks, and the key for a remark on the field with the focus. They stand
 * over the form, so that no field has to know of them.
 */
export default function CommentMarks({ draft, question }: PaneProps) {
  const { fieldId, announce } = useEditor();
  const { showPane } = useWorkbench();
  const { threads: messages } = useEditorialMessages();
  const nameField = useFieldName();
  const marked = useMemo(() => {
    const fields = new Map<string, MarkedField>();
    for (const { place, isOpen } of remarksOf(draft, question)) {
      if (place === null || !isOpen) continue;
      const path = place.length === 0 ? ['title'] : place;
      fields.set(path.join('.'), { path, count: (fields.get(path.join('.'))?.count ?? 0) + 1 });
    }
    return [...fields.values()];
  }, [draft, question]);
  const form = document.getElementById(fieldId(['title']))?.closest<HTMLElement>('[data-pane="form"]') ?? null;
  const tops = useTops(form, marked, fieldId);

  const paths = useMemo(() => new Map(fieldsOfDraft(draft).map((path) => [fieldId(path), path])), [draft, fieldId]);
  const latest = useRef({ paths, marked });
  useLayoutEffect(() => {
    latest.current = { paths, marked };
  }, [paths, marked]);

  useEffect(() => {
    if (!form) return undefined;
    const see = ({ target }: FocusEvent) => {
      const path = pathOf(target, latest.current.paths);
      if (!path) return;
      currentField.set({ questionId: question.id, path });
      const count = latest.current.marked.find((field) => field.path.join('.') === path.join('.'))?.count;
      if (count !== undefined) announce(messages.open(count));
    };
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.ctrlKey || !event.altKey) return;
      const path = pathOf(event.target, latest.current.paths);
      if (!path) return;
      event.preventDefault();
      currentField.set({ questionId: question.id, path, wants: 'write' });
      showPane('comments');
    };
    form.addEventListener('focusin', see);
    form.addEventListener('keydown', press);
    return () => {
      form.removeEventListener('focusin', see);
      form.removeEventListener('keydown', press);
    };
  }, [form, question.id, announce, messages, showPane]);

  if (!form) return null;
  return createPortal(
    marked.map(({ path, count }, index) => {
      const top = tops[index];
      if (top === undefined) return null;
      return (
        <Mark
          key={path.join('.')}
          type="button"
          style={{ insetBlockStart: `${top}px` }}
          aria-label={messages.markOn(count, nameField(draft, path))}
          onClick={() => {
            currentField.set({ questionId: question.id, path, wants: 'read' });
            showPane('comments');
          }}
        >
          <MessageSquareText aria-hidden="true" />
          {count > 1 && <span aria-hidden="true">{count}</span>}
        </Mark>
      );
    }),
    form,
  );
}

/** The distance of each field from the top of the form, in pixels; undefined for a field that is not rendered. */
function useTops(
  form: HTMLElement | null,
  marked: readonly MarkedField[],
  fieldId: (path: ValuePath) => string,
): readonly (number | undefined)[] {
  const [tops, setTops] = useState<readonly (number | undefined)[]>([]);
  useLayoutEffect(() => {
    if (!form) return undefined;
    const measure = () => {
      const base = form.getBoundingClientRect().top - form.scrollTop;
      const taken: number[] = [];
      const measured = marked.map(({ path }) => {
        const field = nearest(path, fieldId);
        if (!field) return undefined;
        let top = Math.round(field.getBoundingClientRect().top - base);
        while (taken.some((other) => Math.abs(other - top) < markSizePx)) top += markSizePx;
        taken.push(top);
        return top;
      });
      setTops((before) =>
        before.length === measured.length && before.every((top, index) => top === measured[index]) ? before : measured,
      );
    };
    measure();
    // What unfolds in the form, and what comes into sight, changes the height of its column.
    const observer = new ResizeObserver(measure);
    observer.observe(form);
    if (form.firstElementChild) observer.observe(form.firstElementChild);
    return () => observer.disconnect();
  }, [form, marked, fieldId]);
  return tops;
}

function nearest(path: ValuePath, fieldId: (path: ValuePath) => string): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, length)));
    if (found) return found;
  }
  return null;
}

/** The field that an element belongs to. */
function pathOf(target: EventTarget | null, paths: ReadonlyMap<string, ValuePath>): ValuePath | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const path = paths.get(element.id);
    if (path) return path;
  }
  return null;
}
