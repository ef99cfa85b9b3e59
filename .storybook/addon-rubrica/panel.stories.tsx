import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { convert, ThemeProvider } from 'storybook/theming';
import { draftOf } from '../../packages/question-kit/src/assembly/core/defaults.ts';
import { questionFixture } from '../../packages/question-kit/src/fixtures.ts';
import { makeReport } from '../../packages/question-kit/src/assembly/workbench/panel/make-report.ts';
import { entriesOf } from '../../packages/question-kit/src/assembly/workbench/state/entries.ts';
import { darkTheme, lightTheme } from '../theme.ts';
import { PanelView } from './panel-view.tsx';

const sound = draftOf(questionFixture('MCQ'));
const broken = { ...sound, title: '' };

const report = (draft: typeof sound) =>
  makeReport({
    id: 'shown',
    draft,
    entries: entriesOf(draft, {}),
    language: 'en',
    issueText: (_code, message) => message,
    leads: true,
  });

/** Storybook's own frame around it. */
const meta = {
  title: 'Workbench/Panel',
  component: PanelView,
  tags: ['!autodocs'],
  args: { report: report(sound), onGo: fn() },
  decorators: [
    (Story, { globals }) => {
      const worn = convert(globals['theme'] === 'dark' ? darkTheme : lightTheme);
      return (
        <ThemeProvider theme={worn}>
          <div
            dir="ltr"
            style={{ blockSize: 480, background: worn.background.app, fontFamily: worn.typography.fonts.base }}
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

/** Arrow keys, Home and End walk through the tabs and show them. */
export const WalkingByKeys: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name });
    const shown = () => within(canvas.getByRole('tabpanel'));
    await userEvent.click(tab('Draft'));
    await expect(shown().getByText(/"correct": true/u)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(tab('Student view')).toHaveFocus();
    await expect(shown().getByText('No secret in it.')).toBeVisible();
    await expect(shown().queryByText(/"correct"/u)).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown().getByRole('table')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(shown().getByText(/Nothing left to mend/u)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Draft')).toHaveFocus();
  },
};

/** A press on an issue asks the page for its place. */
export const LeadingToAnIssue: Story = {
  args: { report: report(broken) },
  play: async ({ args, canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Issues/u });
    await expect(tab).toHaveTextContent('1');
    await userEvent.click(tab);
    await userEvent.click(canvas.getByRole('button', { name: /title/u }));
    await expect(args.onGo).toHaveBeenCalledWith(['title']);
  },
};

/** A leak is called one, on its tab too. */
export const ALeak: Story = {
  args: { report: { ...report(sound), leaks: ['questions.0.content.0.correct'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /leak!/u }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('questions.0.content.0.correct'));
  },
};

export const NoQuestion: Story = { args: { report: null } };

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { report: report(broken) },
  play: LeadingToAnIssue.play!,
};
