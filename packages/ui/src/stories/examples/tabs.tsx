import { Tabs } from '@rubrica/ui';
import { useState } from 'react';

export function TaskTabs() {
  const [open, setOpen] = useState<'open' | 'released'>('open');
  return (
    <Tabs
      label="Tasks"
      value={open}
      onChange={setOpen}
      items={[
        { value: 'open', label: 'Open', content: <p>Two tasks are open.</p> },
        { value: 'released', label: 'Released', content: <p>Five are released.</p> },
      ]}
    />
  );
}
