import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UiProvider } from '../provider/ui-provider.tsx';
import { useUi } from '../provider/context.ts';
import { Button } from '../button/button.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { storyMessages } from '../stories/story-messages.ts';
import { colorNames, colorProperty } from './colors.ts';
import { token, type FontSize, type Space } from './tokens.ts';

const words = {
  en: { sample: 'Read slowly; answer what is asked.', save: 'Save' },
  ar: { sample: 'اقرأ على مهل، وأجب عما يُسأل.', save: 'حفظ' },
};

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Colours() {
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

export const Light: Story = { globals: { theme: 'light' }, render: () => <Colours /> };
export const Dark: Story = { globals: { theme: 'dark' }, render: () => <Colours /> };

export const Type: Story = {
  render: function Render() {
    const t = storyMessages(words, useUi().language);
    return (
      <Stack gap={12}>
        {(Object.keys(token.font) as unknown as FontSize[]).toReversed().map((size) => (
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
      {(Object.keys(token.space) as unknown as Space[]).map((space) => (
        <Cluster key={space} gap={12}>
          <code style={{ inlineSize: 24 }}>{space}</code>
          <div style={{ inlineSize: token.space[space], blockSize: 16, background: token.color.accent }} />
        </Cluster>
      ))}
    </Stack>
  ),
};

export const SeveralProvidersOnOnePage: Story = {
  render: () => (
    <Cluster gap={24} align="stretch">
      {(['en', 'ar'] as const).map((language) =>
        (['light', 'dark'] as const).map((theme) => (
          <UiProvider key={`${language}-${theme}`} language={language} theme={theme}>
            <div style={{ padding: 24 }} data-testid={`${language}-${theme}`}>
              <p>{words[language].sample}</p>
              <Button variant="primary">{words[language].save}</Button>
            </div>
          </UiProvider>
        )),
      )}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const looks = ['en-light', 'en-dark', 'ar-light', 'ar-dark'].map((id) => getComputedStyle(canvas.getByTestId(id)));
    await expect(looks.map((look) => look.direction)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
    await expect(looks[0]?.color).not.toBe(looks[1]?.color);
    await expect(looks[1]?.color).toBe(looks[3]?.color);
  },
};

export const TextSizeFollowsTheReader: Story = {
  render: function Render() {
    const { language } = useUi();
    const t = storyMessages(words, language);
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
