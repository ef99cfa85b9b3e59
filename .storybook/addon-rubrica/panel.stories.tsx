import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { convert, ThemeProvider } from 'storybook/theming';
import { draftOf } from '../../packages/question-kit/src/assembly/core/defaults.ts';
import { questionFixture } from '../../packages/question-kit/src/fixtures.ts';
import { createReport } from '../../packages/question-kit/src/assembly/workbench/panel/create-report.ts';
import { entriesOf } from '../../packages/question-kit/src/assembly/workbench/state/entries.ts';
import { darkTheme, lightTheme } from '../theme.ts';
import { PanelView } from './panel-view.tsx';

const validDraft = draftOf(questionFixture('MCQ'));
const untitledDraft = { ...validDraft, title: '' };

const report = (draft: typeof validDraft) =>
  createReport({
    id: 'shown',
    draft,
    entries: entriesOf(draft, {}),
    language: 'en',
    issueText: (_code, message) => message,
    canGoToIssues: true,
  });

/** Rendered with the themes of Storybook's manager. */
const meta = {
  title: 'Workbench/Panel',
  component: PanelView,
  // Tests of the panel, which the manager shows beside the workbench.
  tags: ['!autodocs', '!dev'],
  args: { report: report(validDraft), onOpen: fn() },
  decorators: [
    (Story, { globals }) => {
      const managerTheme = convert(globals['theme'] === 'dark' ? darkTheme : lightTheme);
      return (
        <ThemeProvider theme={managerTheme}>
          <div
            style={{
              blockSize: 480,
              background: managerTheme.background.app,
              fontFamily: managerTheme.typography.fonts.base,
            }}
          >
            <Story />
          </div>
        </ThemeProvider>
      );
    },
  ],
} satisfies Meta<typeof PanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTabsByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    // The next tab is on the left where text runs to the left.
    const forward = globals['language'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name });
    const openPanel = () => within(canvas.getByRole('tabpanel'));
    await userEvent.click(tab('Draft'));
    await expect(openPanel().getByText(/"correct": true/u)).toBeVisible();
    await userEvent.keyboard(forward.repeat(3));
    await waitFor(() => expect(tab('Student view')).toHaveFocus());
    await expect(openPanel().getByText('No secrets found.')).toBeVisible();
    await expect(openPanel().queryByText(/"correct"/u)).toBeNull();
    await userEvent.keyboard(forward);
    await expect(openPanel().getByRole('table')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(openPanel().getByText(/No issues/u)).toBeVisible();
    await userEvent.keyboard(forward);
    await waitFor(() => expect(tab('Draft')).toHaveFocus());
  },
};

export const OpensAnIssueInTheEditor: Story = {
  args: { report: report(untitledDraft) },
  play: async ({ args, canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Issues/u });
    await expect(tab).toHaveTextContent('1');
    await userEvent.click(tab);
    await userEvent.click(canvas.getByRole('button', { name: /title/u }));
    await expect(args.onOpen).toHaveBeenCalledWith(['title']);
  },
};

/** A leak is reported on the tab and in its content. */
export const Leak: Story = {
  args: { report: { ...report(validDraft), leaks: ['questions.0.content.0.correct'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /leak!/u }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('questions.0.content.0.correct'));
  },
};

export const NoQuestion: Story = { args: { report: null } };

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { report: report(untitledDraft) },
  play: OpensAnIssueInTheEditor.play!,
};
