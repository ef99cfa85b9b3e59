import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import * as ui from '../index.ts';

const noop = () => undefined;
const options = [{ value: 'b2', label: 'B2' }];

const elements = {
  fields: (
    <>
      <ui.TextField label="Name" error="Please enter a name" hint="As in your passport" required />
      <ui.TextArea label="Answer" />
      <ui.PasswordField label="Password" />
      <ui.SearchField label="Search" value="" onChange={noop} />
      <ui.Checkbox label="Remember me" />
      <ui.RadioGroup label="Level" value="a" onChange={noop}>
        <ui.Radio value="a" label="A" />
      </ui.RadioGroup>
      <ui.OtpField label="Code" value="12" onChange={noop} />
      <ui.DateTimeField label="Due" value="2026-03-01T09:00:00.000Z" onChange={noop} />
      <ui.FileField label="Photo" onSelect={noop} files={[{ id: '1', name: 'a.png', sizeBytes: 1, progress: 0.5 }]} />
    </>
  ),
  choice: (
    <>
      <ui.Select label="Level" options={options} value="b2" onChange={noop} />
      <ui.Combobox label="Level" options={options} value={null} onChange={noop} />
      <ui.MultiCombobox label="Levels" options={options} value={['b2']} onChange={noop} />
    </>
  ),
  overlays: (
    <>
      <ui.Dialog open onClose={noop} title="Title" />
      <ui.ConfirmDialog open onClose={noop} onConfirm={noop} title="Delete?" confirmLabel="Delete" />
      <ui.Menu trigger={<button type="button">More</button>} items={[{ label: 'Edit' }, { divider: true }]} />
      <ui.Tabs label="Parts" value="a" onChange={noop} items={[{ value: 'a', label: 'A', content: 'one' }]} />
      <ui.Tooltip text="Hint">
        <button type="button">What</button>
      </ui.Tooltip>
    </>
  ),
  feedback: (
    <>
      <ui.Toaster />
      <ui.Countdown seconds={60} />
      <ui.EmptyState title="Nothing" />
      <ui.ErrorState title="Broken" onRetry={noop} />
      <ui.Progress label="Done" value={0.5} />
      <ui.Banner>News</ui.Banner>
      <ui.Chip tone="success">Open</ui.Chip>
      <ui.FilterChip pressed onChange={noop}>
        Open
      </ui.FilterChip>
      <ui.Skeleton />
      <ui.Spinner />
    </>
  ),
  data: (
    <>
      <ui.Table
        label="People"
        columns={[{ key: 'name', header: 'Name', cell: (row: string) => row, sortable: true }]}
        rows={['Sara']}
        rowKey={(row) => row}
        onSortChange={noop}
        onSelectedChange={noop}
      />
      <ui.Pagination page={2} limit={20} total={100} onPageChange={noop} onLimitChange={noop} />
    </>
  ),
  layout: (
    <>
      <ui.SkipLink target="main" />
      <ui.Heading level={1}>Title</ui.Heading>
      <ui.Card>card</ui.Card>
      <ui.CardLink to="/x">card</ui.CardLink>
      <ui.Prose>text</ui.Prose>
      <ui.SplitPane start="a" end="b" />
      <ui.Avatar name="Sara Ahmed" />
      <ui.Kbd>J</ui.Kbd>
      <ui.Button to="/x" loading>
        Go
      </ui.Button>
      <ui.IconButton label="Close" icon={null} />
      <ui.QuietButton>Edit</ui.QuietButton>
    </>
  ),
} satisfies Record<string, ReactNode>;

const render = (language: string) =>
  renderToString(<ui.UiProvider language={language}>{elements.feedback}</ui.UiProvider>);

it('reads the language of a host that writes it as Java and PHP do', () => {
  expect(render('ar_EG')).toBe(render('ar-EG'));
  expect(render('')).toBe(render('en'));
  expect(ui.formatDuration(61, 'ar_EG')).toBe(ui.formatDuration(61, 'ar-EG'));
});

it.each(Object.entries(elements))('renders %s on a server, in both directions', (_, element) => {
  for (const language of ['en', 'ar']) {
    const html = renderToString(<ui.UiProvider language={language}>{element}</ui.UiProvider>);
    expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  }
});
