import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Combobox } from './combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';
import { people } from './story-options.ts';

const messages = {
  en: { person: 'Student', people: 'Students', error: 'Please choose somebody', pick: 'Choose students' },
  ar: { person: 'الطالب', people: 'الطلاب', error: 'اختر طالبًا', pick: 'اختر طلابًا' },
};

const onChange = fn();
const onSearch = fn();

function SingleExample({ value: initialValue = '', loading = false, error = false }) {
  const { language } = useUi();
  const t = storyMessages(messages, language);
  const [value, setValue] = useState<string | null>(initialValue);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Combobox
        label={t.person}
        options={storyMessages(people, language)}
        value={value}
        loading={loading}
        error={error ? t.error : undefined}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const class30 = Array.from({ length: 30 }, (_, index) => ({ value: `s${index}`, label: `Student ${index + 1}` }));

function MultiExample({ value: initialValue = [] as string[], hasMany = false }) {
  const { language } = useUi();
  const t = storyMessages(messages, language);
  const [value, setValue] = useState(initialValue);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <MultiCombobox
        label={t.people}
        placeholder={t.pick}
        options={hasMany ? class30 : storyMessages(people, language)}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

/** What a search on a server replies to `SearchedExample`. */
const replied = 'searched-example-replied';

/** Finds the third person once the reply has come, and all before. */
function SearchedExample() {
  const { language } = useUi();
  const t = storyMessages(messages, language);
  const everybody = storyMessages(people, language);
  const [options, setOptions] = useState(everybody);
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    const take = () => setOptions(everybody.slice(2, 3));
    addEventListener(replied, take);
    return () => removeEventListener(replied, take);
  }, [everybody]);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Combobox label={t.person} options={options} value={value} onChange={setValue} onSearch={() => undefined} />
      <output aria-label="Found">{options.length}</output>
    </div>
  );
}

/** Searches as a server does: its options are those that it found last. */
function ServerExample() {
  const { language } = useUi();
  const t = storyMessages(messages, language);
  const [query, setQuery] = useState('');
  const [value, setValue] = useState<string | null>(null);
  const found = storyMessages(people, language).filter(({ label }) => label.includes(query));
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Combobox
        label={t.person}
        options={found}
        value={value}
        onChange={setValue}
        onSearch={(text) => {
          setQuery(text);
          onSearch(text);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Choice/Combobox',
  component: SingleExample,
  beforeEach: () => {
    onChange.mockClear();
    onSearch.mockClear();
  },
} satisfies Meta<typeof SingleExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersByTyping: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const [, , chloe] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, chloe?.label.slice(0, 4) ?? '');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(onChange).toHaveBeenCalledWith('p2');
    await expect(input).toHaveValue(chloe?.label);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const DiscardsTextThatSelectsNothing: Story = {
  args: { value: 'p1' },
  play: async ({ canvas, globals }) => {
    const [, bilal] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'zzz');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(bilal?.label));
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const EscapeKeepsTheSelection: Story = {
  args: { value: 'p1' },
  play: async ({ canvas, globals }) => {
    const [, bilal] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('x{Escape}{Escape}');
    await expect(input).toHaveValue(bilal?.label);
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const DeletingTheTextClearsTheSelection: Story = {
  args: { value: 'p1' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await expect(onChange).toHaveBeenCalledWith(null);
    await expect(input).toHaveValue('');
  },
};

export const Open: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const WithAnError: Story = { args: { error: true } };

export const SelectsSeveralByKeyboard: StoryObj<typeof MultiExample> = {
  render: (args) => <MultiExample {...args} />,
  play: async ({ canvas, globals }) => {
    const [amina, bilal] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0']);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0', 'p1']);
    await userEvent.type(input, bilal?.label.slice(0, 4) ?? '');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0']);
    // What was typed needs no arrow, and is taken once.
    await userEvent.type(input, `${bilal?.label ?? ''}{Enter}`);
    await expect(onChange).toHaveBeenLastCalledWith(['p0', 'p1']);
    await expect(input).toHaveValue('');
    const calls = onChange.mock.calls.length;
    await userEvent.type(input, `${bilal?.label ?? ''}{Enter}`);
    await expect(onChange.mock.calls).toHaveLength(calls);
    await userEvent.keyboard('{Escape}{Backspace}{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('group', { name: amina?.label ?? '' })).toBeNull();
  },
};

export const RemovesAChipByKeyboard: StoryObj<typeof MultiExample> = {
  tags: ['plays-in-arabic'],
  args: { value: ['p0', 'p1', 'p2'] },
  render: (args) => <MultiExample {...args} />,
  play: async ({ canvas, globals }) => {
    const rtl = globals['language'] === 'ar';
    const [, , chloe] = storyMessages(people, globals['language']);
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard(rtl ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('group', { name: chloe?.label ?? '' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0', 'p1']);
  },
};

export const ShowsTheNewestOfMany: StoryObj<typeof MultiExample> = {
  args: { value: class30.map(({ value }) => value), hasMany: true },
  render: (args) => <MultiExample {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(20);
    await expect(canvas.getByRole('group', { name: 'Student 30' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /(?:all |\()30/u }));
    await expect(canvas.getAllByRole('group')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: /Student 1$/u }));
    await expect(onChange).toHaveBeenLastCalledWith(class30.slice(1).map(({ value }) => value));
  },
};

export const ReachesChipsThatAreNotShownByKeyboard: StoryObj<typeof MultiExample> = {
  tags: ['plays-in-arabic'],
  args: { value: class30.map(({ value }) => value), hasMany: true },
  render: (args) => <MultiExample {...args} />,
  play: async ({ canvas, globals }) => {
    canvas.getByRole('combobox').focus();
    const previous = globals['language'] === 'ar' ? '{ArrowRight}' : '{ArrowLeft}';
    for (let press = 0; press < 21; press += 1) await userEvent.keyboard(previous);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Student 10' })).toHaveFocus());
  },
};

export const AReplyMovesNoOptionThatIsPressed: StoryObj<typeof SearchedExample> = {
  tags: ['one-language', 'no-picture'],
  render: () => <SearchedExample />,
  play: async ({ canvas, globals }) => {
    const [, , chloe] = storyMessages(people, globals['language']);
    const user = userEvent.setup();
    const input = canvas.getByRole('combobox');
    await user.click(input);
    const pressed = await canvas.findByRole('option', { name: new RegExp(`^${chloe?.label}`, 'u') });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const underPointer = () => document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body;
    await user.pointer({ keys: '[MouseLeft>]', target: underPointer() });
    dispatchEvent(new Event(replied));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Found' })).toHaveTextContent('1'));
    await user.pointer({ keys: '[/MouseLeft]', target: underPointer() });
    await waitFor(() => expect(input).toHaveValue(chloe?.label));
    // The list that opens next has what was found.
    await user.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Escape}');
  },
};

export const AReplyKeepsTheHighlight: StoryObj<typeof SearchedExample> = {
  tags: ['one-language', 'no-picture'],
  render: () => <SearchedExample />,
  play: async ({ canvas, globals }) => {
    const [, , chloe] = storyMessages(people, globals['language']);
    const user = userEvent.setup();
    const input = canvas.getByRole('combobox');
    await user.click(input);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    dispatchEvent(new Event(replied));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Found' })).toHaveTextContent('1'));
    const option = canvas.getByRole('option');
    await expect(option).toHaveAttribute('data-highlighted');
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue(chloe?.label));
  },
};

export const AReplyWithoutTheHighlightedOption: StoryObj<typeof SearchedExample> = {
  tags: ['one-language', 'no-picture'],
  render: () => <SearchedExample />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const input = canvas.getByRole('combobox');
    await user.click(input);
    await user.keyboard('{ArrowDown}');
    dispatchEvent(new Event(replied));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Found' })).toHaveTextContent('1'));
    await expect(canvas.getByRole('option')).not.toHaveAttribute('data-highlighted');
    await expect(input).toHaveAttribute('aria-activedescendant', '');
    await user.keyboard('{Enter}');
    await expect(input).toHaveValue('');
  },
};

export const OffersAllAgainAfterASearch: StoryObj<typeof ServerExample> = {
  tags: ['one-language', 'no-picture'],
  render: () => <ServerExample />,
  play: async ({ canvas, globals }) => {
    const everybody = storyMessages(people, globals['language']);
    const name = everybody[2]?.label ?? '';
    const input = canvas.getByRole('combobox');
    const opensWithAll = async () => {
      await userEvent.click(input);
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(everybody.length));
      await userEvent.keyboard('{Escape}');
    };
    await userEvent.type(input, 'zzz');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    await opensWithAll();

    await userEvent.type(input, name.slice(0, 4));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    onSearch.mockClear();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue(name);
    await opensWithAll();
    await expect(onSearch.mock.calls).toEqual([['']]);

    await userEvent.type(input, 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(name, 'u') }));
    await opensWithAll();
    await expect(input).toHaveValue('');
  },
};

/** Of several fields in a form, each button says whose options it shows. */
export const ButtonsNameTheirField: StoryObj = {
  tags: ['one-language', 'no-picture'],
  render: () => (
    <>
      <SingleExample />
      <MultiExample />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show options Student' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show options Students' })).toBeVisible();
  },
};
