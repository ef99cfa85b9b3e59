import { Select } from '@rubrica/ui';
import { useState } from 'react';

const levels = [
  { value: 'a2', label: 'A2' },
  { value: 'b1', label: 'B1' },
  { value: 'b2', label: 'B2' },
];

export function LevelSelect() {
  const [level, setLevel] = useState('');
  return <Select label="Level" options={levels} value={level} onChange={setLevel} />;
}
