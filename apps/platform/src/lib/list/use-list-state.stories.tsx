import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChip, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { useListState } from './use-list-state.ts';

const filterNames = ['level', 'kind', 'group'] as const;

function Filters() {
  const { filters, set } = useListState(filterNames, []);
  return filterNames.map((name) => (
    <FilterChip
      key={name}
      pressed={filters[name] !== undefined}
      onChange={(pressed) => set({ [name]: pressed ? 'chosen' : undefined })}
    >
      {name}
    </FilterChip>
  ));
}

const none = () => {};

/** The filters of a list in an address that follows a change later, as while a long list is rendered: each at one press of a button. */
function SlowAddress() {
  const [location, setLocation] = useState({ pathname: '/', search: '?page=3', hash: '', state: null, key: '0' });
  const [asked, setAsked] = useState<readonly string[]>([]);
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: none,
    push: none,
    replace: (to) => setAsked((before) => [...before, typeof to === 'string' ? to : (to.search ?? '')]),
  };
  const showNext = () => {
    setLocation({ ...location, search: asked[0] ?? '', key: `${location.key}+` });
    setAsked(asked.slice(1));
  };
  return (
    <Router location={location} navigator={navigator}>
      <Stack gap={8}>
        <Filters />
        <button type="button" onClick={showNext}>
          Show next
        </button>
        <output>{location.search}</output>
      </Stack>
    </Router>
  );
}

const meta = {
  title: 'Platform/List state',
  component: SlowAddress,
  tags: ['!autodocs', 'no-picture', 'one-language'],
} satisfies Meta<typeof SlowAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters that are chosen one after the other are all kept, whatever of them the page shows by then. */
export const QuickChanges: Story = {
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('level');
    await press('kind');
    await press('Show next');
    await expect(canvas.getByRole('status')).toHaveTextContent('?level=chosen');
    await press('group');
    await press('Show next');
    await press('Show next');
    await expect(canvas.getByRole('status')).toHaveTextContent('?level=chosen&kind=chosen&group=chosen');
    for (const name of filterNames) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
    await press('kind');
    await press('Show next');
    await expect(canvas.getByRole('status')).toHaveTextContent('?level=chosen&group=chosen');
  },
};
