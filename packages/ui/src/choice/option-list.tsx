import { Check } from 'lucide-react';
import { forwardRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { floatingPanelStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import type { Option } from './option.ts';

const Panel = styled.div`
  ${floatingPanelStyle}
  &:not(:popover-open) {
    display: none;
  }
  & [role='listbox'] {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
    outline: none;
  }
  & [role='option'] {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 ${token.space[12]};
    min-block-size: ${token.density.quiet};
    padding: 5px 10px;
    border-radius: ${token.radius.control};
    font-size: ${token.density.text};
    line-height: 1.4;
    cursor: pointer;
  }
  & [role='option'] > small {
    grid-column: 1;
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
  & [role='option'] > svg {
    grid-area: 1 / 2 / span 2;
    inline-size: 16px;
    block-size: 16px;
    color: ${token.color.accent};
  }
  & [role='option'][data-highlighted] {
    background: ${token.color.hover};
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & [role='option'][data-chosen] {
    font-weight: 550;
  }
  & [role='option'][aria-disabled='true'] {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & > [data-part='note'] {
    padding: 8px 10px;
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
`;

export interface OptionListProps {
  options: readonly Option[];
  highlighted: number;
  isChosen: (option: Option) => boolean;
  open: boolean;
  style: CSSProperties;
  /** Instead of options: nothing matches, or the search goes on. */
  note?: ReactNode;
  listProps: HTMLAttributes<HTMLElement>;
  itemProps: (option: Option, index: number) => HTMLAttributes<HTMLElement>;
}

/** The floating list of a `Select` or `Combobox`. */
export const OptionList = forwardRef<HTMLDivElement, OptionListProps>(function OptionList(props, ref) {
  const { options, highlighted, isChosen, open, style, note, listProps, itemProps } = props;
  return (
    // The mouse must not take the focus from the control, nor close the dialog it stands in.
    <Panel ref={ref} popover="manual" style={style} onMouseDown={(event) => event.preventDefault()}>
      <ul {...listProps}>
        {open &&
          options.map((option, index) => (
            <li
              key={option.value}
              {...itemProps(option, index)}
              data-highlighted={index === highlighted ? '' : undefined}
              data-chosen={isChosen(option) ? '' : undefined}
            >
              <span>{option.label}</span>
              {option.description && <small>{option.description}</small>}
              {isChosen(option) && <Check aria-hidden="true" />}
            </li>
          ))}
      </ul>
      {open && note && <div data-part="note">{note}</div>}
    </Panel>
  );
});
