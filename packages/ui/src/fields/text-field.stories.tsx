import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const messages = {
  en: {
    email: 'Email',
    emailHint: 'We write to it only about your account.',
    emailError: 'Email must be a valid email address',
    name: 'Full name',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    search: 'Search questions',
    clear: 'Clear',
    essay: 'Your essay',
    essayHint: '150 to 200 words',
    text: 'Public libraries matter more than ever.\nThey lend books, and they lend time.',
    off: 'Not editable',
    value: 'Reading',
  },
  ar: {
    email: 'البريد الإلكتروني',
    emailHint: 'لا نراسلك عليه إلا بشأن حسابك.',
    emailError: 'أدخل بريدًا إلكترونيًا صحيحًا',
    name: 'الاسم الكامل',
    password: 'كلمة المرور',
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    search: 'ابحث في الأسئلة',
    clear: 'مسح',
    essay: 'مقالك',
    essayHint: 'من 150 إلى 200 كلمة',
    text: 'المكتبات العامة أهم اليوم من أي وقت مضى.\nفهي تعير الكتب، وتعير الوقت أيضًا.',
    off: 'غير قابل للتعديل',
    value: 'القراءة',
  },
};

const meta = { title: 'Design system/Fields/Text', component: TextField, args: { label: 'Name' } } satisfies Meta<
  typeof TextField
>;

export default meta;
type Story = StoryObj<typeof meta>;

function AllFields() {
  const t = storyMessages(messages, useUi().language);
  const [search, setSearch] = useState(t.value);
  return (
    <Stack gap={24} style={{ maxInlineSize: 420 }}>
      <TextField label={t.name} required defaultValue="" />
      <TextField label={t.email} type="email" hint={t.emailHint} start={<AtSign />} defaultValue="sara@school.test" />
      <TextField label={t.email} type="email" error={t.emailError} defaultValue="sara@" />
      <PasswordField label={t.password} defaultValue="secret" />
      <TextField label={t.off} disabled defaultValue={t.value} />
      <TextField label={t.off} readOnly defaultValue={t.value} />
      <SearchField label={t.search} value={search} onChange={setSearch} />
      <TextArea label={t.essay} hint={t.essayHint} defaultValue={t.text} />
    </Stack>
  );
}

export const All: Story = { render: () => <AllFields /> };
export const AllCompact: Story = { globals: { density: 'compact' }, render: () => <AllFields /> };
export const AllDark: Story = { globals: { theme: 'dark' }, render: () => <AllFields /> };

export const ErrorDescribesTheField: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return <TextField label={t.email} hint={t.emailHint} error={t.emailError} />;
  },
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const field = canvas.getByRole('textbox', { name: t.email });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${t.emailHint} ${t.emailError}`);
  },
};

export const TogglesPasswordVisibility: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return <PasswordField label={t.password} />;
  },
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const field = canvas.getByLabelText(t.password);
    await userEvent.type(field, 'open sesame');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('open sesame');
    await waitFor(() => expect(canvas.getByRole('button', { name: t.hide })).toHaveFocus());
  },
};

export const ClearingTheSearchKeepsTheFocus: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    const [value, setValue] = useState('');
    return <SearchField label={t.search} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const field = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(field, t.value);
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const TextAreaGrows: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return <TextArea label={t.essay} rows={2} />;
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.offsetHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
};

/** Text in the opposite direction of the page does not overlap the icons and buttons of its field. */
export const OppositeTextDirection: Story = {
  tags: ['plays-in-arabic'],
  render: function Render() {
    const { language } = useUi();
    return (
      <TextField
        label={storyMessages(messages, language).name}
        defaultValue="Ana أنا"
        dir={language === 'ar' ? 'ltr' : 'rtl'}
        end={<span>×</span>}
      />
    );
  },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('textbox'));
    await expect(Number.parseFloat(style.paddingInlineStart)).toBeGreaterThan(
      Number.parseFloat(style.paddingInlineEnd),
    );
  },
};

/** An empty field has no text to take a direction from: its placeholder stands where the interface begins its lines. */
export const PlaceholderByTheInterface: Story = {
  tags: ['plays-in-arabic'],
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return <TextField label={t.name} placeholder={t.value} dir="auto" />;
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox');
    await expect(getComputedStyle(field).direction).toBe(globals['language'] === 'ar' ? 'rtl' : 'ltr');
    await userEvent.type(field, 'A lecture');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await userEvent.clear(field);
    await userEvent.type(field, 'محاضرة');
    await expect(getComputedStyle(field).direction).toBe('rtl');
  },
};

/** A page that shows a search later than it is asked for, as one does that keeps it in its address: the next one at each press of a button. */
function SlowPage({ delayMs }: { delayMs: number }) {
  const t = storyMessages(messages, useUi().language);
  const [shown, setShown] = useState('');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const showNext = () => {
    setShown(asked[0] ?? '');
    setAsked(asked.slice(1));
  };
  return (
    <Stack gap={8} style={{ maxInlineSize: 420 }}>
      <SearchField label={t.search} value={shown} delayMs={delayMs} onChange={(text) => setAsked([...asked, text])} />
      <output aria-label="Asked">{asked.join(' ')}</output>
      <output aria-label="Shown">{shown}</output>
      <button type="button" onClick={showNext}>
        Next
      </button>
    </Stack>
  );
}

/** Letters stay that are typed before the page shows those before them. */
export const TypingAheadOfThePage: Story = {
  tags: ['one-language', 'no-picture'],
  render: () => <SlowPage delayMs={0} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const next = canvas.getByRole('button', { name: 'Next' });
    const shown = canvas.getByRole('status', { name: 'Shown' });
    await userEvent.type(field, 'ab');
    await fireEvent.click(next);
    await waitFor(() => expect(shown).toHaveTextContent(/^a$/u));
    await userEvent.type(field, 'c');
    await expect(field).toHaveValue('abc');
    await fireEvent.click(next);
    await waitFor(() => expect(shown).toHaveTextContent(/^ab$/u));
    await fireEvent.click(next);
    await waitFor(() => expect(shown).toHaveTextContent(/^abc$/u));
    await expect(field).toHaveValue('abc');
    // What the page sets itself is shown.
    await fireEvent.click(next);
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const TypingAheadWithADelay: Story = {
  tags: ['one-language', 'no-picture'],
  render: () => <SlowPage delayMs={250} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const [asked, shown] = ['Asked', 'Shown'].map((name) => canvas.getByRole('status', { name }));
    await userEvent.type(field, 'a');
    await waitFor(() => expect(asked).toHaveTextContent(/^a$/u));
    await userEvent.type(field, 'b');
    await fireEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shown).toHaveTextContent(/^a$/u));
    await userEvent.type(field, 'c');
    await expect(field).toHaveValue('abc');
    await waitFor(() => expect(asked).toHaveTextContent(/abc$/u));
  },
};

/** A search that waits for more letters leaves alone what is chosen meanwhile. */
export const ChoosingBeforeTheSearchIsAsked: Story = {
  tags: ['one-language', 'no-picture'],
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    const [query, setQuery] = useState({ text: '', isShort: false });
    return (
      <Stack gap={8}>
        <SearchField
          label={t.search}
          value={query.text}
          delayMs={1000}
          onChange={(text) => setQuery({ ...query, text })}
        />
        <Checkbox label={t.off} checked={query.isShort} onChange={() => setQuery({ ...query, isShort: true })} />
        <output>{query.text}</output>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('a'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
