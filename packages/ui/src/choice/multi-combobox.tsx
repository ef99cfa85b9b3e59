import { useCombobox, useMultipleSelection } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import {
  forwardRef,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEventHandler,
  type ForwardedRef,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { Field, type FieldBaseProps } from '../fields/field.tsx';
import { useUi } from '../provider/context.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useAnchored } from '../shared/use-anchored.ts';
import { ComboboxFrame } from './combobox-frame.ts';
import { stopEscapeWhile } from './escape.ts';
import { filterOptions, isOptionDisabled, optionKey, optionLabel, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionLookup } from './use-option-lookup.ts';

export interface MultiComboboxProps<V extends string = string> extends FieldBaseProps {
  options: readonly Option<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Told what is typed, for a search on a server: `options` are then taken as they come. */
  onSearch?: ((text: string) => void) | undefined;
  /** Names for chosen values that `options` may not hold. */
  selectedOptions?: readonly Option<V>[] | undefined;
  loading?: boolean | undefined;
  emptyText?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const types = useCombobox.stateChangeTypes;

function MultiComboboxWithRef<V extends string>(props: MultiComboboxProps<V>, ref: ForwardedRef<HTMLInputElement>) {
  const {
    options,
    value,
    onChange,
    onSearch,
    selectedOptions,
    loading,
    emptyText,
    onBlur,
    placeholder,
    disabled,
    id,
    className,
    ...field
  } = props;
  const { messages, dir } = useUi();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');

  const known = useOptionLookup(options, selectedOptions);
  const chosen = value.map((each) => known(each) ?? { value: each, label: each });
  const items = onSearch ? [...options] : filterOptions(options, text);
  const isChosen = (option: Option) => value.some((each) => each === option.value);
  const toggle = (option: Option<V>) =>
    onChange(isChosen(option) ? value.filter((each) => each !== option.value) : [...value, option.value]);

  const search = (words: string) => {
    setText(words);
    onSearch?.(words);
  };

  const selection = useMultipleSelection<Option<V>>({
    selectedItems: chosen,
    itemToKey: optionKey,
    keyNavigationNext: dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    keyNavigationPrevious: dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems.map((option) => option.value)),
    getA11yStatusMessage: () => messages.selectedCount(value.length),
  });

  const combobox = useCombobox<Option<V>>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: isOptionDisabled,
    selectedItem: null,
    inputValue: text,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? messages.optionCount(items.length) : ''),
    // Choosing one leaves the list open for the next, and leaving the field chooses nothing.
    stateReducer: (state, { type, changes }) => {
      if (type === types.InputKeyDownEnter || type === types.ItemClick)
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: '' };
      if (type === types.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
      if (type === types.InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
      return changes;
    },
    onStateChange: ({ type, selectedItem, inputValue }) => {
      if ((type === types.InputKeyDownEnter || type === types.ItemClick) && selectedItem) {
        toggle(selectedItem);
        setText('');
      } else if (inputValue !== undefined && type === types.InputBlur) search(inputValue);
    },
  });
  const style = useAnchored(combobox.isOpen, anchor, panel, { matchWidth: true });
  const inputId = combobox.getInputProps({}, { suppressRefError: true }).id;
  const note = loading ? messages.searching : items.length === 0 ? (emptyText ?? messages.noMatches) : undefined;

  return (
    <Field {...field} id={id ?? inputId} className={className}>
      {(wiring) => (
        <div>
          <ComboboxFrame
            ref={anchor}
            data-disabled={disabled ? '' : undefined}
            onClick={(event) => event.target === anchor.current && input.current?.focus()}
          >
            {chosen.map((option, index) => (
              <span
                key={option.value}
                data-chip=""
                {...selection.getSelectedItemProps({ selectedItem: option, index })}
                role="group"
                aria-label={option.label}
              >
                <span>{option.label}</span>
                {!disabled && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={messages.remove(option.label)}
                    onClick={(event) => {
                      event.stopPropagation();
                      selection.removeSelectedItem(option);
                      input.current?.focus();
                    }}
                  >
                    <X aria-hidden="true" />
                  </button>
                )}
              </span>
            ))}
            <input
              {...combobox.getInputProps({
                ...selection.getDropdownProps({
                  preventKeyAction: combobox.isOpen && text !== '',
                  ref: mergeRefs(input, ref),
                  onKeyDown: stopEscapeWhile(combobox.isOpen),
                }),
                ...wiring,
                // At once: what downshift tells of it comes after the next render, and a quick typist's letters would be lost.
                onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.target.value),
                disabled: disabled === true,
                placeholder: chosen.length === 0 ? placeholder : undefined,
                onBlur,
              })}
              aria-labelledby={`${wiring.id}-label`}
            />
            <button
              {...combobox.getToggleButtonProps({ disabled: disabled === true, type: 'button' as const })}
              aria-label={messages.showOptions}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          </ComboboxFrame>
          <OptionList
            ref={panel}
            options={loading ? [] : items}
            highlighted={combobox.highlightedIndex}
            isChosen={isChosen}
            open={combobox.isOpen}
            style={style}
            note={note}
            listProps={combobox.getMenuProps({ 'aria-labelledby': `${wiring.id}-label`, 'aria-multiselectable': true })}
            itemProps={(option, index) =>
              combobox.getItemProps({ item: option as Option<V>, index, 'aria-selected': isChosen(option) })
            }
          />
        </div>
      )}
    </Field>
  );
}

// `forwardRef`, as React 18 hands refs over in no other way; asserted, as its typing would fix the type of the values.
/** Several choices of a long list: each stands as a chip that can be reached and removed by keyboard. The ref reaches the native input. */
export const MultiCombobox = forwardRef(MultiComboboxWithRef) as <V extends string = string>(
  props: MultiComboboxProps<V> & RefAttributes<HTMLInputElement>,
) => ReactNode;
