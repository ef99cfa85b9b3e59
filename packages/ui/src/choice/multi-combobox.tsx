import { useCombobox, useMultipleSelection } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEventHandler,
  type ForwardedRef,
  type KeyboardEvent,
} from 'react';
import { Field, type FieldBaseProps } from '../fields/field.tsx';
import { choiceMessages } from '../messages/choice.ts';
import { commonMessages } from '../messages/common.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { genericForwardRef } from '../shared/generic-forward-ref.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useAnchored } from '../shared/use-anchored.ts';
import { ComboboxFrame } from './combobox-frame.ts';
import { stopEscapeWhileOpen } from './escape.ts';
import { isOptionDisabled, meantOption, optionKey, optionLabel, shownOptions, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useFollowedHighlight } from './use-followed-highlight.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { useOptionLookup } from './use-option-lookup.ts';

export interface MultiComboboxProps<V extends string = string> extends FieldBaseProps {
  options: readonly Option<V>[];
  /** The selected values. */
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Called with the typed text, for a search on a server. `options` are then shown unfiltered. */
  onSearch?: ((text: string) => void) | undefined;
  /** The selected options, for the case that `options` does not contain them. */
  selectedOptions?: readonly Option<V>[] | undefined;
  /** Whether a search is in progress. Until its reply comes, those of the `options` are shown that match the text. */
  loading?: boolean | undefined;
  /** Shown when there are no options. */
  emptyText?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The newest selections are shown, beside the input; a longer list would take the field out of sight. */
const mostChips = 20;

const changeTypes = useCombobox.stateChangeTypes;

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
  const { dir } = useUi();
  const messages = useMessages(choiceMessages);
  const common = useMessages(commonMessages);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isAllShown, setAllShown] = useState(false);

  const findOption = useOptionLookup(options, selectedOptions);
  const selected = value.map((each) => findOption(each) ?? { value: each, label: each });
  const found = shownOptions(options, text, { bySearch: onSearch !== undefined, loading: loading === true });
  const [{ items, note }, hold] = useHeldWhilePressed({
    items: found,
    note: loading ? messages.searching : found.length === 0 ? (emptyText ?? messages.noMatches) : undefined,
  });
  const isSelected = (option: Option) => value.some((each) => each === option.value);
  const toggle = (option: Option<V>) =>
    onChange(isSelected(option) ? value.filter((each) => each !== option.value) : [...value, option.value]);

  const search = (query: string) => {
    setText(query);
    onSearch?.(query);
  };

  const selection = useMultipleSelection<Option<V>>({
    selectedItems: selected,
    itemToKey: optionKey,
    keyNavigationNext: dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    keyNavigationPrevious: dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems.map((option) => option.value)),
    getA11yStatusMessage: () => messages.selectedCount(value.length),
  });

  const firstShown = isAllShown ? 0 : Math.max(0, selected.length - mostChips);
  // The arrow keys lead to those before as well.
  if (selection.activeIndex >= 0 && selection.activeIndex < firstShown) setAllShown(true);

  const combobox = useCombobox<Option<V>>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: isOptionDisabled,
    selectedItem: null,
    inputValue: text,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? messages.optionCount(items.length) : ''),
    // Selecting an option keeps the list open for the next one; leaving the field selects nothing.
    stateReducer: (state, { type, changes }) => {
      if (type === changeTypes.InputKeyDownEnter || type === changeTypes.ItemClick)
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: '' };
      if (type === changeTypes.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
      if (type === changeTypes.InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
      return changes;
    },
    onStateChange: ({ type, selectedItem, inputValue }) => {
      if ((type === changeTypes.InputKeyDownEnter || type === changeTypes.ItemClick) && selectedItem) {
        toggle(selectedItem);
        search('');
      } else if (inputValue !== undefined && type === changeTypes.InputBlur) search(inputValue);
    },
  });
  /** Enter takes what was typed, without a way to it by the arrows; an option that is selected already stays so. */
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const meant = loading ? undefined : meantOption(items, text);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || combobox.highlightedIndex !== -1 || !meant) return;
    event.preventDefault();
    if (!isSelected(meant)) toggle(meant);
    search('');
  };
  useFollowedHighlight(items, combobox);
  const controlId = id ?? combobox.getInputProps({}, { suppressRefError: true }).id;
  const style = useAnchored(combobox.isOpen, anchor, panel, { matchWidth: true, labelId: `${controlId}-label` });

  return (
    <Field {...field} id={controlId} className={className}>
      {(controlProps) => (
        // Narrower than its longest selection, which is then cut.
        <div style={{ minInlineSize: 0 }}>
          <ComboboxFrame
            ref={anchor}
            data-disabled={disabled ? '' : undefined}
            onKeyDown={stopEscapeWhileOpen(combobox.isOpen)}
            onClick={(event) => event.target === anchor.current && input.current?.focus()}
          >
            {firstShown > 0 && (
              <button type="button" data-show-all="" onClick={() => setAllShown(true)}>
                {messages.showAll(selected.length)}
              </button>
            )}
            {selected.slice(firstShown).map((option, index) => (
              <span
                key={option.value}
                data-chip=""
                {...selection.getSelectedItemProps({ selectedItem: option, index: firstShown + index })}
                role="group"
                aria-label={option.label}
              >
                <span dir="auto">{option.label}</span>
                {!disabled && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={common.remove(option.label)}
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
                }),
                ...controlProps,
                // Not `onKeyDown`, which downshift leaves out while there is text.
                onKeyDownCapture: takeTyped,
                // Handled here because downshift reports it only after the next render, which loses letters typed quickly.
                onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.target.value),
                disabled: disabled === true,
                placeholder: selected.length === 0 ? placeholder : undefined,
                onBlur,
              })}
              aria-labelledby={`${controlProps.id}-label`}
            />
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
          </ComboboxFrame>
          <OptionList
            panelRef={panel}
            options={items}
            highlightedIndex={combobox.highlightedIndex}
            isSelected={isSelected}
            isOpen={combobox.isOpen}
            style={style}
            note={note}
            onPress={hold}
            listProps={combobox.getMenuProps({
              'aria-labelledby': `${controlProps.id}-label`,
              'aria-multiselectable': true,
            })}
            itemProps={(option, index) =>
              combobox.getItemProps({ item: option, index, 'aria-selected': isSelected(option) })
            }
          />
        </div>
      )}
    </Field>
  );
}

/**
 * Selects several options of a long list, filtered by typing. Each is shown as a chip that can be focused and removed by
 * keyboard. The ref is that of the native input.
 */
export const MultiCombobox = genericForwardRef(MultiComboboxWithRef);
