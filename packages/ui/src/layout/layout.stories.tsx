import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Avatar } from './avatar.tsx';
import { Card, CardLink } from './card.tsx';
import { Heading } from './heading.tsx';
import { Kbd } from './kbd.tsx';
import { PaneDivider } from './pane-divider.tsx';
import { Prose } from './prose.tsx';
import { SkipLink } from './skip-link.tsx';
import { SplitPane } from './split-pane.tsx';
import { Cluster, Stack } from './stack.tsx';

const messages = {
  en: {
    skip: 'Skip to content',
    title: 'The lighthouse keeper',
    questions: 'Questions',
    passage: [
      'For eleven years Hannah Moreau climbed the same one hundred and forty-two steps every evening, and for eleven years she counted them.',
      'The sea below the tower was rarely still. On the worst nights the spray reached the gallery, and the lamp room smelled of salt and hot brass.',
    ],
    mark: 'she counted them',
    quote: 'A light that is not looked after is only a wall with a window.',
    card: 'Reading homework',
    cardText: 'Due on Friday, two questions left',
    name: 'Hannah Moreau',
  },
  ar: {
    skip: 'انتقل إلى المحتوى',
    title: 'حارسة المنارة',
    questions: 'الأسئلة',
    passage: [
      'طوال أحد عشر عامًا صعدت هناء كل مساء الدرجات المئة والاثنتين والأربعين نفسها، وطوال أحد عشر عامًا كانت تعدّها.',
      'نادرًا ما سكن البحر أسفل البرج. وفي أسوأ الليالي كان الرذاذ يبلغ الشرفة، وتفوح من غرفة المصباح رائحة الملح والنحاس الساخن.',
    ],
    mark: 'كانت تعدّها',
    quote: 'الضوء الذي لا يُعتنى به ليس سوى جدار له نافذة.',
    card: 'واجب القراءة',
    cardText: 'موعده الجمعة، بقي سؤالان',
    name: 'هناء مراد',
  },
};

function Passage() {
  const t = storyMessages(messages, useUi().language);
  return (
    <Prose>
      <h2>{t.title}</h2>
      <p>
        {t.passage[0]} <mark>{t.mark}</mark>
      </p>
      <p>{t.passage[1]}</p>
      <blockquote>{t.quote}</blockquote>
    </Prose>
  );
}

const meta = { title: 'Design system/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadingPassage: Story = { render: () => <Passage /> };
export const ReadingPassageDark: Story = { globals: { theme: 'dark' }, render: () => <Passage /> };

export const ResizesPanesByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <div style={{ blockSize: 480 }}>
        <SplitPane
          startLabel={t.title}
          endLabel={t.questions}
          start={
            <div style={{ padding: 24 }}>
              <Passage />
            </div>
          }
          end={
            <div style={{ padding: 24 }}>
              <Heading level={2}>{t.questions}</Heading>
            </div>
          }
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const divider = canvas.getByRole('separator');
    await expect(divider).toHaveAttribute('aria-valuenow', '50');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('region')[0]).toHaveFocus());
    await userEvent.tab();
    // The start pane grows towards the end of the line, which depends on the direction.
    await userEvent.keyboard(globals['language'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(divider).toHaveFocus());
    await expect(divider).toHaveAttribute('aria-valuenow', '52');
    await userEvent.keyboard('{End}{End}');
    await expect(divider).toHaveAttribute('aria-valuenow', '75');
    await userEvent.keyboard('{Home}');
    await expect(divider).toHaveAttribute('aria-valuenow', '25');
  },
};

const remembered = 'story-passage';
const forget = () => localStorage.removeItem(`rubrica-pane/${remembered}`);

/** A divider that was moved is where it was when the page is opened again, until a double click restores the first width. */
export const SplitPaneRemembersItsPlace: Story = {
  tags: ['plays-in-arabic'],
  beforeEach: () => {
    forget();
    return forget;
  },
  render: function Render() {
    const [visit, setVisit] = useState(1);
    return (
      <div style={{ blockSize: 320 }}>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Open again
        </button>
        <SplitPane key={visit} start={<p>{visit}</p>} end={null} rememberAs={remembered} defaultFraction={0.4} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const divider = () => canvas.getByRole('separator');
    const box = divider().getBoundingClientRect();
    const panes = divider().parentElement?.getBoundingClientRect() ?? new DOMRect();
    const from = { clientX: box.left + box.width / 2, clientY: box.top + 40 };
    const toEnd = globals['language'] === 'ar' ? -1 : 1;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: divider(), coords: from },
      { target: divider(), coords: { ...from, clientX: from.clientX + toEnd * panes.width * 0.2 } },
      { keys: '[/MouseLeft]', target: divider() },
    ]);
    await expect(divider()).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('2')).toBeVisible();
    await expect(divider()).toHaveAttribute('aria-valuenow', '60');
    await userEvent.dblClick(divider());
    await expect(divider()).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button'));
    await expect(divider()).toHaveAttribute('aria-valuenow', '40');
  },
};

export const SkipLinkFocusesTheContent: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <>
        <SkipLink target="story-main" />
        <main id="story-main" tabIndex={-1}>
          <Heading level={1}>{t.title}</Heading>
        </main>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const HeadingsAvatarsKeysAndCards: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <Stack gap={24}>
        <Heading level={1}>{t.title}</Heading>
        <Heading level={2}>{t.questions}</Heading>
        <Cluster>
          <Avatar name={t.name} />
          <Avatar name={t.name} size={48} />
          <Kbd>J</Kbd>
          <Kbd>Ctrl</Kbd>
        </Cluster>
        <Cluster align="stretch">
          <Card>
            <strong>{t.card}</strong>
            <div>{t.cardText}</div>
          </Card>
          <CardLink to="#task">
            <strong>{t.card}</strong>
            <div>{t.cardText}</div>
          </CardLink>
        </Cluster>
      </Stack>
    );
  },
};

/** A key that comes before anything was measured moves the divider from where the host's layout has put it. */
export const PaneDividerBeforeItIsMeasured: Story = {
  tags: ['one-language', 'no-picture'],
  beforeEach: () => {
    const { ResizeObserver } = globalThis;
    Reflect.set(
      globalThis,
      'ResizeObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    return () => void Reflect.set(globalThis, 'ResizeObserver', ResizeObserver);
  },
  render: function Render() {
    const [fraction, setFraction] = useState<number | null>(null);
    const columns = fraction === null ? '60%' : `${fraction * 100}%`;
    return (
      <div style={{ display: 'grid', blockSize: 320, gridTemplateColumns: `${columns} auto 1fr` }}>
        <div />
        <PaneDivider
          pane="start"
          fraction={fraction}
          onFractionChange={setFraction}
          onReset={() => setFraction(null)}
        />
        <div />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('separator');
    divider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(divider).toHaveAttribute('aria-valuenow', '62');
  },
};
