import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UiProvider } from '../provider/ui-provider.tsx';
import { useUi } from '../provider/context.ts';
import { Button } from '../button/button.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { storyMessages } from '../stories/story-messages.ts';
import { colorNames, colorProperty } from './colors.ts';
import { fontSizes, spaces, token } from './tokens.ts';

const messages = {
  en: { sample: 'Read slowly; answer what is asked.', save: 'Save' },
  ar: { sample: 'اقرأ على مهل، وأجب عما يُسأل.', save: 'حفظ' },
};

const meta = { title: 'Design system/Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function ColorSwatches() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 12,
        listStyle: 'none',
      }}
    >
      {colorNames.map((name) => (
        <li key={name} style={{ fontSize: token.font[13] }}>
          <div
            style={{
              blockSize: 56,
              borderRadius: token.radius.control,
              background: token.color[name],
              border: `1px solid ${token.color.line}`,
            }}
          />
          <bdi dir="ltr">{colorProperty(name).slice('--rb-color-'.length)}</bdi>
        </li>
      ))}
    </ul>
  );
}

export const Light: Story = { globals: { theme: 'light' }, render: () => <ColorSwatches /> };
export const Dark: Story = { globals: { theme: 'dark' }, render: () => <ColorSwatches /> };

export const Type: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <Stack gap={12}>
        {fontSizes.toReversed().map((size) => (
          <div key={size} style={{ fontSize: token.font[size], lineHeight: 1.4 }}>
            {t.sample}
          </div>
        ))}
        <div style={{ fontFamily: token.family.serif, fontSize: token.font[18] }}>{t.sample}</div>
      </Stack>
    );
  },
};

export const Spacing: Story = {
  render: () => (
    <Stack gap={8}>
      {spaces.map((space) => (
        <Cluster key={space} gap={12}>
          <code style={{ inlineSize: 24 }}>{space}</code>
          <div style={{ inlineSize: token.space[space], blockSize: 16, background: token.color.accent }} />
        </Cluster>
      ))}
    </Stack>
  ),
};

export const SeveralProviders: Story = {
  render: () => (
    <Cluster gap={24} align="stretch">
      {(['en', 'ar'] as const).map((language) =>
        (['light', 'dark'] as const).map((theme) => (
          <UiProvider key={`${language}-${theme}`} language={language} theme={theme}>
            <div style={{ padding: 24 }} data-testid={`${language}-${theme}`}>
              <p>{messages[language].sample}</p>
              <Button variant="primary">{messages[language].save}</Button>
            </div>
          </UiProvider>
        )),
      )}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const styles = ['en-light', 'en-dark', 'ar-light', 'ar-dark'].map((id) => getComputedStyle(canvas.getByTestId(id)));
    await expect(styles.map((style) => style.direction)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
    await expect(styles[0]?.color).not.toBe(styles[1]?.color);
    await expect(styles[1]?.color).toBe(styles[3]?.color);
  },
};

export const TextScale: Story = {
  render: function Render() {
    const { language } = useUi();
    const t = storyMessages(messages, language);
    return (
      <Stack>
        {[1, 1.25, 1.5].map((scale) => (
          <UiProvider key={scale} language={language} textScale={scale}>
            <p data-testid={`scale-${scale}`}>{t.sample}</p>
          </UiProvider>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const size = (scale: number) => Number.parseFloat(getComputedStyle(canvas.getByTestId(`scale-${scale}`)).fontSize);
    await expect(size(1.25)).toBeCloseTo(size(1) * 1.25, 1);
    await expect(size(1.5)).toBeCloseTo(size(1) * 1.5, 1);
  },
};
