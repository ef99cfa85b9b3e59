import { useCombobox } from 'downshift';
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
import { keepOnEscape, stopEscapeWhile } from './escape.ts';
import { filterOptions, isOptionDisabled, optionKey, optionLabel, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionLookup } from './use-option-lookup.ts';

export interface ComboboxProps<V extends string = string> extends FieldBaseProps {
  options: readonly Option<V>[];
  value: V | '' | null;
  /** `null` when the reader empties it. */
  onChange: (value: V | null) => void;
  /** Told what is typed, for a search on a server: `options` are then taken as they come. */
  onSearch?: ((text: string) => void) | undefined;
  /** The chosen option, where `options` may not hold it. */
  selectedOption?: Option<V> | undefined;
  /** The search is under way. */
  loading?: boolean | undefined;
  /** Words for an empty list. */
  emptyText?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

function ComboboxWithRef<V extends string>(props: ComboboxProps<V>, ref: ForwardedRef<HTMLInputElement>) {
  const {
    options,
    value,
    onChange,
    onSearch,
    selectedOption,
    loading,
    emptyText,
    onBlur,
    placeholder,
    name,
    disabled,
    id,
    className,
    ...field
  } = props;
  const { messages } = useUi();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);

  const known = useOptionLookup(options, selectedOption ? [selectedOption] : []);
  const chosen = value ? (known(value) ?? null) : null;
  const items = onSearch || text === null ? [...options] : filterOptions(options, text);

  const search = (words: string) => {
    setText(words);
    onSearch?.(words);
    if (words === '' && chosen) onChange(null);
  };

  const combobox = useCombobox<Option<V>>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: isOptionDisabled,
    selectedItem: chosen,
    inputValue: text ?? optionLabel(chosen),
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? messages.optionCount(items.length) : ''),
    stateReducer: keepOnEscape,
    onSelectedItemChange: ({ selectedItem }) => {
      setText(null);
      onChange(selectedItem?.value ?? null);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setText(null);
    },
  });
  const style = useAnchored(combobox.isOpen, anchor, panel, { matchWidth: true });
  const inputId = combobox.getInputProps({}, { suppressRefError: true }).id;
  const note = loading ? messages.searching : items.length === 0 ? (emptyText ?? messages.noMatches) : undefined;

  return (
    <Field {...field} id={id ?? inputId} className={className}>
      {(wiring) => (
        <div>
          <ComboboxFrame ref={anchor} data-disabled={disabled ? '' : undefined}>
            <input
              {...combobox.getInputProps({
                ...wiring,
                disabled: disabled === true,
                placeholder,
                ref: mergeRefs(input, ref),
                onBlur,
                onKeyDown: stopEscapeWhile(combobox.isOpen),
                // At once: what downshift tells of it comes after the next render, and a quick typist's letters would be lost.
                onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.target.value),
              })}
              aria-labelledby={`${wiring.id}-label`}
            />
            {chosen && !disabled && !field.required ? (
              <button
                type="button"
                aria-label={messages.remove(chosen.label)}
                onClick={() => {
                  setText(null);
                  onChange(null);
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" />
              </button>
            ) : (
              <button
                {...combobox.getToggleButtonProps({ disabled: disabled === true, type: 'button' as const })}
                aria-label={messages.showOptions}
              >
                <ChevronDown aria-hidden="true" />
              </button>
            )}
          </ComboboxFrame>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <OptionList
            ref={panel}
            options={loading ? [] : items}
            highlighted={combobox.highlightedIndex}
            isChosen={(option) => option.value === value}
            open={combobox.isOpen}
            style={style}
            note={note}
            listProps={combobox.getMenuProps({ 'aria-labelledby': `${wiring.id}-label` })}
            itemProps={(option, index) => combobox.getItemProps({ item: option as Option<V>, index })}
          />
        </div>
      )}
    </Field>
  );
}

// `forwardRef`, as React 18 hands refs over in no other way; asserted, as its typing would fix the type of the values.
/** One choice of a long list, found by typing. The ref reaches the native input. */
export const Combobox = forwardRef(ComboboxWithRef) as <V extends string = string>(
  props: ComboboxProps<V> & RefAttributes<HTMLInputElement>,
) => ReactNode;
