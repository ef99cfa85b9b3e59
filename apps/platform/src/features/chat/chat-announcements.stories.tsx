import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose, refuse } from '../../testing/fake-client.ts';
import { chatCalls, chatMessages, chatPage } from '../../testing/fixtures/chat.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import { en as m } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Chat, what is said of messages',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: {
    path: '/student',
    role: 'student',
    calls: {
      ...chatCalls,
      listChatMessages: ({ query }) => (query?.after === undefined ? chatPage : { ...chatPage, items: [] }),
      sendMyChatMessage: lose(),
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who does not see the state below the message is told it: that it waits, once for all tries, that it is sent, or why it is refused; each message anew. */
export const TellsWhatBecomesOfAMessage: Story = {
  play: async () => {
    await pageIsShown();
    await userEvent.click(await screen.findByRole('button', { name: m.open(1) }));
    const panel = within(await screen.findByRole('dialog', { name: m.title }));
    await panel.findByText('Yes, until noon.');
    const told: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target.textContent) told.push(target.textContent);
    });
    for (const status of panel.getAllByRole('status'))
      observer.observe(status, { characterData: true, childList: true, subtree: true });

    const field = panel.getByRole('textbox', { name: m.write });
    await userEvent.type(field, 'Thank you!{Enter}');
    await waitFor(() => expect(told).toEqual([m.waiting]));
    changeReplies({
      sendMyChatMessage: ({ body }) => ({
        ...chatMessages[0]!,
        _id: body.clientId,
        clientId: body.clientId,
        seq: 3,
        text: body.text ?? '',
      }),
    });
    // What waits is sent before it; stories on other pages of this test run may have emptied the queue that the browser keeps.
    await userEvent.type(field, 'Until then.{Enter}');
    await waitFor(() => expect(told.slice(1)).toEqual([m.delivered]));
    changeReplies({ sendMyChatMessage: refuse(409, 'The school takes no messages.') });
    await userEvent.type(field, 'Hello?{Enter}');
    await waitFor(() => expect(told.slice(2)).toEqual([`${m.refused}: The school takes no messages.`]));
  },
};
