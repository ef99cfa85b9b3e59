import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { applyBlockedStyles } from './apply-blocked-styles.ts';

const page = `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">
<div style="--rb-text-scale:1"><p style="inline-size:20%">A bar</p><p>No style</p></div>`;

/** HTML of a server in a page whose policy allows no style attributes. */
const meta = {
  title: 'UI/Provider under a policy',
  component: () => <iframe title="A page with a policy" sandbox="allow-same-origin" srcDoc={page} />,
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
} satisfies Meta;

export default meta;

export const StylesOfAServer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const inside = () => canvasElement.querySelector('iframe')?.contentDocument;
    await waitFor(() => expect(inside()?.querySelectorAll('p')).toHaveLength(2));
    const root = inside()?.querySelector('div');
    const [bar, plain] = inside()?.querySelectorAll('p') ?? [];
    await expect(bar?.style.inlineSize).toBe('');
    if (!root) throw new Error('The page has no root.');
    // A page that a server still sends.
    Object.defineProperty(root.ownerDocument, 'readyState', { value: 'interactive' });
    const stop = applyBlockedStyles(root);
    await expect(bar?.style.inlineSize).toBe('20%');
    await expect(root.style.getPropertyValue('--rb-text-scale')).toBe('1');
    await expect(plain).not.toHaveAttribute('style');
    // As a stream puts it there.
    root.insertAdjacentHTML('beforeend', '<p style="inline-size:40%">A later bar</p>');
    await waitFor(() => expect(root.querySelector<HTMLElement>('p:last-child')?.style.inlineSize).toBe('40%'));
    stop();
  },
};
