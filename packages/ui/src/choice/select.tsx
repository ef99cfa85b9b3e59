import { useSelect } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useRef, type FocusEventHandler, type ForwardedRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldBaseProps } from '../fields/field.tsx';
import { choiceMessages } from '../messages/choice.ts';
import { useMessages } from '../provider/use-messages.ts';
import { genericForwardRef } from '../shared/generic-forward-ref.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useAnchored } from '../shared/use-anchored.ts';
import { controlStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { stopEscapeWhileOpen } from './escape.ts';
import { isOptionDisabled, optionKey, optionLabel, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';

export interface SelectProps<V extends string = string> extends FieldBaseProps {
  options: readonly Option<V>[];
  /** The selected value; empty or `null` for none. */
  value: V | '' | null;
  onChange: (value: V) => void;
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  placeholder?: string | undefined;
  /** Name of the value in a native form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const Toggle = styled.button`
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
  const messages = useMessages(choiceMessages);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const selected = options.find((option) => option.value === value) ?? null;

  const select = useSelect<Option<V>>({
    items: [...options],
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: isOptionDisabled,
    selectedItem: selected,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    // A screen reader reads the selection from the control; downshift's status message would repeat it.
    getA11yStatusMessage: () => '',
  });
  const onKeyDown = (event: KeyboardEvent) => {
    stopEscapeWhileOpen(select.isOpen)(event);
    // Downshift would take the letter of a shortcut for the first one of an option. AltGr, which writes letters, is Ctrl with Alt.
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && /^\S$/u.test(event.key);
    if (isShortcut) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  const controlId = id ?? select.getToggleButtonProps({}, { suppressRefError: true }).id;
  const style = useAnchored(select.isOpen, anchor, panel, { matchWidth: true, labelId: `${controlId}-label` });

  return (
    <Field {...field} id={controlId} className={className}>
      {(controlProps) => (
        // A long choice is cut off, and makes its field no wider.
        <div style={{ minInlineSize: 0 }}>
          <Toggle
            {...select.getToggleButtonProps({
              ...controlProps,
              type: 'button' as const,
              disabled: disabled === true,
              ref: mergeRefs(anchor, ref),
              onBlur,
              onKeyDown,
            })}
            aria-labelledby={`${controlProps.id}-label ${controlProps.id}`}
          >
            {/* What does not fit is cut off at its own end, and not where the page's language begins. */}
            <span dir="auto" data-empty={selected ? undefined : ''}>
              {selected?.label ?? placeholder ?? messages.selectOption}
            </span>
            <ChevronDown aria-hidden="true" />
          </Toggle>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <OptionList
            panelRef={panel}
            options={options}
            highlightedIndex={select.highlightedIndex}
            isSelected={(option) => option.value === value}
            isOpen={select.isOpen}
            style={style}
            note={options.length === 0 ? messages.noMatches : undefined}
            listProps={select.getMenuProps({ 'aria-labelledby': `${controlProps.id}-label` })}
            itemProps={(option, index) => select.getItemProps({ item: option, index })}
          />
        </div>
      )}
    </Field>
  );
}

/**
 * Selects one option of a short list, by mouse, keyboard or by typing the first letters. Use `Combobox` for long lists. The ref
 * is that of the native button.
 */
export const Select = genericForwardRef(SelectWithRef);
