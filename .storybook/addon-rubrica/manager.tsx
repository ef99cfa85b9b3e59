import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { Panel } from './panel.tsx';

const addonId = 'rubrica';

addons.register(addonId, () => {
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Question',
    render: ({ active }) => <Panel active={active === true} />,
  });
});
