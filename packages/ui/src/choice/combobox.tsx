import { useCombobox } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type FocusEventHandler, type ForwardedRef } from 'react';
import { Field, type FieldBaseProps } from '../fields/field.tsx';
import { choiceMessages } from '../messages/choice.ts';
import { commonMessages } from '../messages/common.ts';
import { useMessages } from '../provider/use-messages.ts';
import { genericForwardRef } from '../shared/generic-forward-ref.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useAnchored } from '../shared/use-anchored.ts';
import { ComboboxFrame } from './combobox-frame.ts';
import { keepSelectionOnEscape, stopEscapeWhileOpen } from './escape.ts';
import { isOptionDisabled, optionKey, optionLabel, shownOptions, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useFollowedHighlight } from './use-followed-highlight.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { useOptionLookup } from './use-option-lookup.ts';

export interface ComboboxProps<V extends string = string> extends FieldBaseProps {
  options: readonly Option<V>[];
  /** The selected value; empty or `null` for none. */
  value: V | '' | null;
  /** Called with `null` when the user clears the field. */
  onChange: (value: V | null) => void;
  /**
   * Called with the typed text, and with '' when what was typed is forgotten, for a search on a server. `options` are then shown
   * unfiltered.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** The selected option, for the case that `options` does not contain it. */
  selectedOption?: Option<V> | undefined;
  /** Whether a search is in progress. Until its reply comes, those of the `options` are shown that match the text. */
  loading?: boolean | undefined;
  /** Shown when there are no options. */
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
  const messages = useMessages(choiceMessages);
  const common = useMessages(commonMessages);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);

  const findOption = useOptionLookup(options, selectedOption ? [selectedOption] : []);
  const selected = value ? (findOption(value) ?? null) : null;
  const found = shownOptions(options, text ?? '', { bySearch: onSearch !== undefined, loading: loading === true });
  const [{ items, note }, hold] = useHeldWhilePressed({
    items: found,
    note: loading ? messages.searching : found.length === 0 ? (emptyText ?? messages.noMatches) : undefined,
  });

  const search = (query: string) => {
    setText(query);
    onSearch?.(query);
    if (query === '' && selected) onChange(null);
  };

  /** Forgets what was typed: the list that opens next is not the answer to it. */
  const reset = () => {
    setText(null);
    if (text) onSearch?.('');
  };

  const combobox = useCombobox<Option<V>>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: isOptionDisabled,
    selectedItem: selected,
    inputValue: text ?? optionLabel(selected),
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? messages.optionCount(items.length) : ''),
    stateReducer: keepSelectionOnEscape,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) reset();
    },
  });
  useFollowedHighlight(items, combobox);
  const controlId = id ?? combobox.getInputProps({}, { suppressRefError: true }).id;
  const style = useAnchored(combobox.isOpen, anchor, panel, { matchWidth: true, labelId: `${controlId}-label` });

  return (
    <Field {...field} id={controlId} className={className}>
      {(controlProps) => (
        <div>
          <ComboboxFrame ref={anchor} data-disabled={disabled ? '' : undefined}>
            <input
              {...combobox.getInputProps({
                ...controlProps,
                disabled: disabled === true,
                placeholder,
                ref: mergeRefs(input, ref),
                onBlur,
                onKeyDown: stopEscapeWhileOpen(combobox.isOpen),
                // Handled here because downshift reports it only after the next render, which loses letters typed quickly.
                onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.target.value),
              })}
              aria-labelledby={`${controlProps.id}-label`}
              // By its own direction, so that the beginning of a long text is seen.
              dir="auto"
            />
            {selected && !disabled && !field.required ? (
              <button
                type="button"
                aria-label={common.remove(selected.label)}
                onClick={() => {
                  reset();
                  onChange(null);
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" />
              </button>
            ) : (
              <button
                {...combobox.getToggleButtonProps({
                  id: `${controlId}-toggle`,
                  disabled: disabled === true,
                  type: 'button' as const,
                })}
                aria-label={messages.showOptions}
                aria-labelledby={`${controlId}-toggle ${controlId}-label`}
              >
                <ChevronDown aria-hidden="true" />
              </button>
            )}
          </ComboboxFrame>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <OptionList
            panelRef={panel}
            options={items}
            highlightedIndex={combobox.highlightedIndex}
            isSelected={(option) => option.value === value}
            isOpen={combobox.isOpen}
            style={style}
            note={note}
            onPress={hold}
            listProps={combobox.getMenuProps({ 'aria-labelledby': `${controlProps.id}-label` })}
            itemProps={(option, index) => combobox.getItemProps({ item: option, index })}
          />
        </div>
      )}
    </Field>
  );
}

/** Selects one option of a long list, filtered by typing. The ref is that of the native input. */
export const Combobox = genericForwardRef(ComboboxWithRef);
