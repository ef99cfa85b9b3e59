import { useSelect } from 'downshift';
import { ChevronDown } from 'lucide-react';
import {
  forwardRef,
  useRef,
  type FocusEventHandler,
  type ForwardedRef,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { styled } from 'styled-components';
import { Field, type FieldBaseProps } from '../fields/field.tsx';
import { useUi } from '../provider/context.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useAnchored } from '../shared/use-anchored.ts';
import { controlStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { stopEscapeWhile } from './escape.ts';
import { isOptionDisabled, optionKey, optionLabel, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';

export interface SelectProps<V extends string = string> extends FieldBaseProps {
  options: readonly Option<V>[];
  /** The chosen value; empty or `null` when none is. */
  value: V | '' | null;
  onChange: (value: V) => void;
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  placeholder?: string | undefined;
  /** Sends the value along with a native form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export const SelectToggle = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  cursor: pointer;
  & > [data-empty] {
    color: ${token.color.inkFaint};
  }
  & > span {
    overflow: hidden;
    line-height: 1.9;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkSoft};
    transition: rotate ${token.motion.fast} ${token.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

function SelectWithRef<V extends string>(props: SelectProps<V>, ref: ForwardedRef<HTMLButtonElement>) {
  const { options, value, onChange, onBlur, placeholder, name, disabled, id, className, ...field } = props;
  const { messages } = useUi();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const items = options as Option<V>[];
  const chosen = items.find((option) => option.value === value) ?? null;

  const select = useSelect<Option<V>>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: isOptionDisabled,
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    // What is chosen is read from the control itself; downshift's own status would say it twice.
    getA11yStatusMessage: () => '',
  });
  const style = useAnchored(select.isOpen, anchor, panel, { matchWidth: true });
  const toggleId = select.getToggleButtonProps({}, { suppressRefError: true }).id;

  return (
    <Field {...field} id={id ?? toggleId} className={className}>
      {(wiring) => (
        <div>
          <SelectToggle
            {...select.getToggleButtonProps({
              ...wiring,
              type: 'button' as const,
              disabled: disabled === true,
              ref: mergeRefs(anchor, ref),
              onBlur: onBlur,
              onKeyDown: stopEscapeWhile(select.isOpen),
            })}
            aria-labelledby={`${wiring.id}-label ${wiring.id}`}
          >
            <span data-empty={chosen ? undefined : ''}>{chosen?.label ?? placeholder ?? messages.selectOption}</span>
            <ChevronDown aria-hidden="true" />
          </SelectToggle>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <OptionList
            ref={panel}
            options={options}
            highlighted={select.highlightedIndex}
            isChosen={(option) => option.value === value}
            open={select.isOpen}
            style={style}
            note={options.length === 0 ? messages.noMatches : undefined}
            listProps={select.getMenuProps({ 'aria-labelledby': `${wiring.id}-label` })}
            itemProps={(option, index) => select.getItemProps({ item: option as Option<V>, index })}
          />
        </div>
      )}
    </Field>
  );
}

// `forwardRef`, as React 18 hands refs over in no other way; asserted, as its typing would fix the type of the values.
/** One choice of a short list, by mouse, keyboard or the first letters typed. For long lists take `Combobox`. The ref reaches the native button. */
export const Select = forwardRef(SelectWithRef) as <V extends string = string>(
  props: SelectProps<V> & RefAttributes<HTMLButtonElement>,
) => ReactNode;
