import { Check } from 'lucide-react';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
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
  & [role='option'][data-selected] {
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

export interface OptionListProps<V extends string> {
  panelRef: Ref<HTMLDivElement>;
  options: readonly Option<V>[];
  /** Index of the highlighted option; -1 for none. */
  highlightedIndex: number;
  isSelected: (option: Option<V>) => boolean;
  isOpen: boolean;
  style: CSSProperties;
  /** Shown below the options: that there are none, or that the search is in progress. */
  note?: ReactNode;
  listProps: HTMLAttributes<HTMLElement>;
  itemProps: (option: Option<V>, index: number) => HTMLAttributes<HTMLElement>;
  /** Called when an option is pressed, before it is clicked. */
  onPress?: () => void;
}

/** The floating list of a `Select` or `Combobox`. */
export function OptionList<V extends string>(props: OptionListProps<V>) {
  const { panelRef, options, highlightedIndex, isSelected, isOpen, style, note, listProps, itemProps, onPress } = props;
  return (
    // A press must not move the focus away from the control, nor close the dialog around it.
    <Panel
      ref={panelRef}
      popover="manual"
      style={style}
      onPointerDown={onPress}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul {...listProps}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.value}
              {...itemProps(option, index)}
              data-highlighted={index === highlightedIndex ? '' : undefined}
              data-selected={isSelected(option) ? '' : undefined}
            >
              <span>{option.label}</span>
              {option.description && <small>{option.description}</small>}
              {isSelected(option) && <Check aria-hidden="true" />}
            </li>
          ))}
      </ul>
      {isOpen && note && <div data-part="note">{note}</div>}
    </Panel>
  );
}
