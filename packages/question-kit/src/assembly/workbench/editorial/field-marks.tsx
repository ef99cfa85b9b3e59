import { token } from '@rubrica/ui';
import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';

/** The height of a mark, in pixels: two of fields in one line stand below each other. */
const markSizePx = 24;

const Mark = styled.button<{ $soft: string; $ink: string }>`
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
  background: ${(p) => p.$soft};
  color: ${(p) => p.$ink};
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

/** A mark beside a field of the form: a button that leads to what is said about the field. */
export interface FieldMark {
  key: string;
  path: ValuePath;
  /** What it says, in full. */
  label: string;
  /** How many there are, from two on. */
  count: number;
  icon: LucideIcon;
  colors: { soft: string; ink: string };
  onPress: () => void;
}

interface FieldMarksProps {
  form: HTMLElement;
  marks: readonly FieldMark[];
}

/** Marks beside the fields of the form. They stand over it, so that no field has to know of them and none moves while somebody writes. */
export function FieldMarks({ form, marks }: FieldMarksProps) {
  const { fieldId } = useEditor();
  const tops = useTops(form, marks, fieldId);
  return createPortal(
    marks.map(({ key, label, count, icon: Icon, colors, onPress }, index) => {
      const top = tops[index];
      if (top === undefined) return null;
      return (
        <Mark
          key={key}
          type="button"
          style={{ insetBlockStart: `${top}px` }}
          aria-label={label}
          title={label}
          onClick={onPress}
          $soft={colors.soft}
          $ink={colors.ink}
        >
          <Icon aria-hidden="true" />
          {count > 1 && <span aria-hidden="true">{count}</span>}
        </Mark>
      );
    }),
    form,
  );
}

/** The distance of each field from the top of the form, in pixels; undefined for a field that is not rendered. */
function useTops(
  form: HTMLElement,
  marks: readonly FieldMark[],
  fieldId: (path: ValuePath) => string,
): readonly (number | undefined)[] {
  const [tops, setTops] = useState<readonly (number | undefined)[]>([]);
  useLayoutEffect(() => {
    const measure = () => {
      const base = form.getBoundingClientRect().top - form.scrollTop;
      const taken: number[] = [];
      const measured = marks.map(({ path }) => {
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
  }, [form, marks, fieldId]);
  return tops;
}

function nearest(path: ValuePath, fieldId: (path: ValuePath) => string): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, length)));
    if (found) return found;
  }
  return null;
}
