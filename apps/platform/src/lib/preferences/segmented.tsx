import { token, visuallyHidden } from '@rubrica/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface SegmentedProps<V extends string> {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: V;
  options: readonly { value: V; label: string; icon?: ReactNode; lang?: string }[];
  onChange: (value: V) => void;
}

const Group = styled.fieldset`
  & > legend {
    margin-block-end: ${token.space[4]};
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
  & > legend[data-hidden] {
    ${visuallyHidden}
  }
  & > div {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 2px;
    padding: 3px;
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
  }
  & label {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 38px;
    padding-inline: ${token.space[8]};
    border-radius: 4px;
    font-size: ${token.font[14]};
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & label {
      min-block-size: 44px;
    }
  }
  & label:hover {
    background: ${token.color.hover};
  }
  & label:has(:checked) {
    background: ${token.color.surface};
    box-shadow: 0 0 0 1px ${token.color.lineStrong};
    color: ${token.color.accentInk};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** A few options side by side, of which one is selected: native radio buttons, so that the arrow keys work. */
export function Segmented<V extends string>({ label, hideLabel = false, value, options, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <Group>
      <legend data-hidden={hideLabel ? '' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  );
}
